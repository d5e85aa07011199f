-- What an invoice has to say by § 14 UStG: who issues it, to whom, for what, and the tax by its rates (INV-04, T-95).

-- Where a customer's invoices go, of each application by itself: the wall between tenants runs through it.
create table invoice_recipients (
  application_id integer not null references applications on delete cascade,
  customer_id integer not null,
  name text not null,
  addition text,
  street text not null,
  postcode text not null,
  city text not null,
  -- ISO 3166-1 alpha-2.
  country text not null default 'DE' check (country ~ '^[A-Z]{2}$'),
  vat_id text,
  email text,
  -- Leitweg-ID of a public authority, or what else the customer wants to be named (BT-10).
  buyer_reference text,
  modified_by integer references users on delete set null,
  modified_at timestamptz not null default now(),
  primary key (application_id, customer_id)
);
call tenant_wall('invoice_recipients');

alter table invoices
  -- When it was done; null: on the day of the invoice.
  add column service_from date,
  add column service_to date check (service_to >= service_from),
  -- Number of the invoice that this one corrects or cancels.
  add column corrects text,
  -- Why no tax is due on some of it.
  add column vat_note text,
  -- Copies of the day on which it was issued: a letterhead that changes later does not change it.
  add column letterhead jsonb,
  add column recipient jsonb;

-- What was done. Taken back is a negative quantity at the same price.
create table invoice_lines (
  application_id integer not null,
  invoice_id integer not null,
  position integer not null,
  description text not null,
  quantity numeric(12, 2) not null default 1 check (quantity <> 0),
  -- UN/ECE Recommendation 20: piece, hour, day, month, lump sum.
  unit text not null default 'LS' check (unit in ('C62', 'HUR', 'DAY', 'MON', 'LS')),
  unit_price numeric(14, 2) not null check (unit_price >= 0),
  -- Percent.
  vat_rate numeric(8, 2) not null check (vat_rate between 0 and 99.99),
  -- UNTDID 5305: taxed, reverse charge, exempt.
  vat_category text not null default 'S' check (vat_category in ('S', 'AE', 'E')),
  primary key (application_id, invoice_id, position),
  foreign key (application_id, invoice_id) references invoices (application_id, id) on delete cascade,
  check ((vat_category = 'S') = (vat_rate > 0))
);
call tenant_wall('invoice_lines');

-- However an invoice comes in: it takes with it what stands on that day.
create function keep_parties_of_invoice() returns trigger
language plpgsql
as $$
begin
  new.letterhead := coalesce(new.letterhead, (
    select jsonb_object_agg(d.key, v.value)
    from configuration_values v
    join configuration_definitions d on d.id = v.configuration_id
    where v.application_id = new.application_id and d.key like 'LETTERHEAD\_%'
  ));
  new.recipient := coalesce(new.recipient, (
    select to_jsonb(r) - array['application_id', 'customer_id', 'modified_by', 'modified_at']
    from invoice_recipients r
    where r.application_id = new.application_id and r.customer_id = new.customer_id
  ));
  return new;
end
$$;
create trigger keep_parties before insert on invoices
for each row execute function keep_parties_of_invoice();

-- Only administrators change it: whose bank account stands on an invoice is theirs to decide.
insert into configuration_definitions (
  key, display_name_de, display_name_en, description_de, description_en, group_name_de, group_name_en,
  type, value_selection, is_feature_switch, position, column_size
) values
  ('LETTERHEAD_NAME', 'Name der Agentur', 'Name of the agency',
   'Vollständig, mit Rechtsform, wie er im Register steht. So steht er als Absender auf jeder Rechnung.',
   'In full, with its legal form, as registered. It is the sender of every invoice.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 200, 12),
  ('LETTERHEAD_STREET', 'Straße und Hausnummer', 'Street and number', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 201, 12),
  ('LETTERHEAD_POSTCODE', 'Postleitzahl', 'Postcode', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 202, 4),
  ('LETTERHEAD_CITY', 'Ort', 'City', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 203, 4),
  ('LETTERHEAD_COUNTRY', 'Land', 'Country',
   'Zwei Buchstaben, zum Beispiel AT. Leer: DE.', 'Two letters, for example AT. Empty: DE.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 204, 4),
  ('LETTERHEAD_VAT_ID', 'USt-IdNr.', 'VAT ID',
   'Zum Beispiel DE123456789. Diese oder die Steuernummer muss auf jeder Rechnung stehen.',
   'For example DE123456789. Either this or the tax number has to be on every invoice.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 205, 6),
  ('LETTERHEAD_TAX_NUMBER', 'Steuernummer', 'Tax number',
   'Wie das Finanzamt sie schreibt, zum Beispiel 27/123/45678.',
   'As the tax office writes it, for example 27/123/45678.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 206, 6),
  ('LETTERHEAD_REGISTER', 'Registereintrag', 'Register entry',
   'Gericht und Nummer, zum Beispiel: Amtsgericht Hamburg, HRB 12345.',
   'Court and number, for example: Amtsgericht Hamburg, HRB 12345.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 207, 6),
  ('LETTERHEAD_DIRECTORS', 'Geschäftsführung', 'Managing directors',
   'Vor- und Nachnamen, mit Komma getrennt.', 'First and last names, separated by commas.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 208, 6),
  ('LETTERHEAD_BANK', 'Bank', 'Bank', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 209, 4),
  ('LETTERHEAD_IBAN', 'IBAN', 'IBAN', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 210, 4),
  ('LETTERHEAD_BIC', 'BIC', 'BIC', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 211, 4),
  ('LETTERHEAD_CONTACT', 'Ansprechperson', 'Contact',
   'Person oder Abteilung für Fragen zur Rechnung.', 'Person or department for questions about an invoice.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 212, 4),
  ('LETTERHEAD_PHONE', 'Telefon', 'Phone', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 213, 4),
  ('LETTERHEAD_EMAIL', 'E-Mail', 'E-mail', null, null,
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextField', null, true, 214, 4),
  ('LETTERHEAD_PAYMENT_TERMS', 'Zahlungsbedingungen', 'Payment terms',
   'Ein Satz unter der Summe, zum Beispiel: Bitte überweisen Sie ohne Abzug.',
   'A sentence below the total, for example: Please pay without deduction.',
   'Briefkopf der Rechnungen', 'Letterhead of invoices', 'TextArea', null, true, 215, 12);
