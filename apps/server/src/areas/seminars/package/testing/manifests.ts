/** Namespaces of SCORM 1.2 as the standard's own examples declare them. */
const spaces12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
const spaces2004 =
  'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3"'

const versionOf = (schemaVersion: string) =>
  `<metadata><schema>ADL SCORM</schema><schemaversion>${schemaVersion}</schemaversion></metadata>`

interface Parts {
  /** Within the one organization, behind its title. */
  items?: string
  resources?: string
  /** Of the root, beside the namespaces. */
  attributes?: string
  schemaVersion?: string
}

/** One lesson whose page is `index.html`. */
const oneItem = '<item identifier="I1" identifierref="R1"><title>Eins</title></item>'
const oneResource =
  '<resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="index.html"/>'

/** A manifest of SCORM 1.2 with the parts that a test is about. */
export const manifest12 = (parts: Parts = {}): string =>
  manifestOf(spaces12, { schemaVersion: '1.2', ...parts })

/** A manifest of SCORM 2004 with the parts that a test is about. */
export const manifest2004 = (parts: Parts = {}): string =>
  manifestOf(spaces2004, { schemaVersion: '2004 4th Edition', ...parts })

const manifestOf = (
  spaces: string,
  { items = oneItem, resources = oneResource, attributes = '', schemaVersion = '' }: Parts,
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M1" version="1.0" ${spaces} ${attributes}>
  ${versionOf(schemaVersion)}
  <organizations default="O1"><organization identifier="O1"><title>Kurs</title>${items}</organization></organizations>
  <resources>${resources}</resources>
</manifest>`

/** To the letter of the example in the SCORM 1.2 CAM: two organizations, sub-items, metadata of IMS, a dependency. */
export const cam12 = `<?xml version="1.0"?>
<manifest identifier="SingleCourseManifest" version="1.1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd
    http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <imsmd:lom><imsmd:general><imsmd:title><imsmd:langstring xml:lang="en-US">Not this title</imsmd:langstring></imsmd:title></imsmd:general></imsmd:lom>
    <adlcp:location>course/course.xml</adlcp:location>
  </metadata>
  <organizations default="B0">
    <organization identifier="A0"><title>Short way</title>
      <item identifier="A1" identifierref="R_S100001"><title>Only the end</title></item>
    </organization>
    <organization identifier="B0">
      <title>Maritime Navigation</title>
      <item identifier="B100" isvisible="true">
        <title>Inland Rules of the Road</title>
        <item identifier="S100001" identifierref="R_S100001" isvisible="true">
          <title>References &amp; Lesson Objective</title>
          <adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed>
          <adlcp:timelimitaction>exit,no message</adlcp:timelimitaction>
          <adlcp:datafromlms>some information for S100001</adlcp:datafromlms>
          <adlcp:masteryscore>90</adlcp:masteryscore>
        </item>
        <item identifier="B110">
          <title>Steering &amp; Sailing Rules</title>
          <item identifier="S110001" identifierref="R_S110001" parameters="?topic=5">
            <title>Conduct of Vessels</title>
            <adlcp:prerequisites type="aicc_script"><![CDATA[S100001&~B110]]></adlcp:prerequisites>
          </item>
        </item>
        <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
      </item>
      <item identifier="S120001" identifierref="R_S110001" isvisible="false"><title>Hidden</title></item>
      <item identifier="S130001" identifierref="R_A1"><title>Chart</title></item>
    </organization>
  </organizations>
  <resources xml:base="Course01/">
    <resource identifier="R_S100001" type="webcontent" adlcp:scormtype="sco" href="Lesson01/sco01.htm" xml:base="en/">
      <metadata><adlcp:location>Lesson01/sco01.xml</adlcp:location></metadata>
      <file href="Lesson01/sco01.htm"><metadata/></file>
      <dependency identifierref="R_D1"/>
    </resource>
    <resource identifier="R_S110001" type="webcontent" adlcp:scormtype="sco" href="Lesson02/sco02.htm?lang=en"/>
    <resource identifier="R_A1" type="webcontent" adlcp:scormtype="asset" href="chart.jpg"/>
    <resource identifier="R_D1" type="webcontent" adlcp:scormtype="asset"><file href="pics/jolly.gif"/><dependency identifierref="R_S100001"/></resource>
  </resources>
</manifest>`

/** As Articulate Storyline publishes for SCORM 1.2. */
export const storyline12 = `<?xml version="1.0" encoding="utf-8" ?>
<manifest identifier="_6Xq2mZ_course_id" version="1.2"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <lom xmlns="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1">
      <general><identifier>6Xq2mZ</identifier><title><langstring xml:lang="x-none"><![CDATA[Brandschutz]]></langstring></title></general>
    </lom>
  </metadata>
  <organizations default="Brandschutz_ORG">
    <organization identifier="Brandschutz_ORG">
      <title>Brandschutz im Büro</title>
      <item identifier="i6Xq2mZ" isvisible="true" identifierref="r6Xq2mZ">
        <title>Brandschutz im Büro</title>
        <adlcp:masteryscore>80</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="r6Xq2mZ" type="webcontent" href="index_lms.html" adlcp:scormtype="sco">
      <file href="index_lms.html"/>
      <file href="story_content/user.js"/>
    </resource>
  </resources>
</manifest>`

/** As iSpring and Captivate publish for SCORM 2004, with sequencing that is shared and of the item. */
export const ispring2004 = `<?xml version="1.0" encoding="utf-8"?>
<ns0:manifest identifier="com.ispring.presentation" version="1.0"
  xmlns:ns0="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:cp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3"
  xmlns:ss="http://www.imsglobal.org/xsd/imsss">
  <ns0:metadata><ns0:schema>ADL SCORM</ns0:schema><ns0:schemaversion>2004 4th Edition</ns0:schemaversion></ns0:metadata>
  <ns0:organizations default="ORG">
    <ns0:organization identifier="ORG" structure="hierarchical" adlseq:objectivesGlobalToSystem="false">
      <ns0:title>Kassenschulung</ns0:title>
      <ns0:item identifier="CH1">
        <ns0:title>Grundlagen</ns0:title>
        <ns0:item identifier="ITEM1" identifierref="RES" isvisible="true">
          <ns0:title>Bon und Storno</ns0:title>
          <cp:timeLimitAction>continue,no message</cp:timeLimitAction>
          <cp:dataFromLMS>a=1</cp:dataFromLMS>
          <cp:completionThreshold completedByMeasure="true" minProgressMeasure="0.75" progressWeight="1.0"/>
          <ss:sequencing IDRef="shared">
            <ss:objectives><ss:primaryObjective objectiveID="PRIMARYOBJ" satisfiedByMeasure="true"><ss:minNormalizedMeasure>0.8</ss:minNormalizedMeasure></ss:primaryObjective></ss:objectives>
            <ss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
          </ss:sequencing>
          <adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>continue</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation>
        </ns0:item>
      </ns0:item>
      <ns0:item identifier="ITEM2" identifierref="RES" parameters="#slide=2"><ns0:title>Wiederholung</ns0:title>
        <ss:sequencing IDRef="shared"/>
      </ns0:item>
    </ns0:organization>
  </ns0:organizations>
  <ns0:resources>
    <ns0:resource identifier="RES" type="webcontent" cp:scormType="sco" href="res/index.html"><ns0:file href="res/index.html"/></ns0:resource>
  </ns0:resources>
  <ss:sequencingCollection>
    <ss:sequencing ID="shared">
      <ss:limitConditions attemptAbsoluteDurationLimit="PT30M"/>
      <ss:objectives><ss:primaryObjective satisfiedByMeasure="true"/></ss:objectives>
    </ss:sequencing>
  </ss:sequencingCollection>
</ns0:manifest>`

/** As `simple-scorm-packager` writes it for SCORM 1.2, without the names of its schema files. */
export const simplePackager12 = `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<manifest identifier="a.Probe.ProbeKurs.1" version="1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <adlcp:location>metadata.xml</adlcp:location>
  </metadata>
  <organizations default="Probe">
    <organization identifier="Probe">
      <title>Probe Kurs</title>
      <item identifier="item_00" identifierref="resource_00" parameters="">
        <title>Probe Kurs</title>
        <adlcp:masteryscore>80</adlcp:masteryscore>
        <metadata>
          <schema>ADL SCORM</schema>
          <schemaversion>1.2</schemaversion>
          <adlcp:location>metadata.xml</adlcp:location>
        </metadata>
      </item>
      <metadata>
        <schema>ADL SCORM</schema>
        <schemaversion>1.2</schemaversion>
        <adlcp:location>metadata.xml</adlcp:location>
      </metadata>
    </organization>
  </organizations>
  <resources>
    <metadata>
      <schema>ADL SCORM</schema>
      <schemaversion>1.2</schemaversion>
      <adlcp:location>metadata.xml</adlcp:location>
    </metadata>
    <resource identifier="resource_00" type="webcontent" href="index.html" adlcp:scormtype="sco">
      <metadata>
        <schema>ADL SCORM</schema>
        <schemaversion>1.2</schemaversion>
        <adlcp:location>metadata.xml</adlcp:location>
      </metadata>
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>`

/** The same for SCORM 2004, 4th edition. */
export const simplePackager2004 = `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<manifest identifier="a.Probe.ProbeKurs.1" version="1" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
    <adlcp:location>metadata.xml</adlcp:location>
  </metadata>
  <organizations default="Probe">
    <organization identifier="Probe">
      <title>Probe Kurs</title>
      <item identifier="item_00" identifierref="resource_00" parameters="">
        <title>Probe Kurs</title>
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="PRIMARYOBJ" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
        <metadata>
          <schema>ADL SCORM</schema>
          <schemaversion>2004 4th Edition</schemaversion>
          <adlcp:location>metadata.xml</adlcp:location>
        </metadata>
      </item>
      <metadata>
        <schema>ADL SCORM</schema>
        <schemaversion>2004 4th Edition</schemaversion>
        <adlcp:location>metadata.xml</adlcp:location>
      </metadata>
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>
    </organization>
  </organizations>
  <resources>
    <metadata>
      <schema>ADL SCORM</schema>
      <schemaversion>2004 4th Edition</schemaversion>
      <adlcp:location>metadata.xml</adlcp:location>
    </metadata>
    <resource identifier="resource_00" type="webcontent" href="index.html" adlcp:scormType="sco">
      <metadata>
        <schema>ADL SCORM</schema>
        <schemaversion>2004 4th Edition</schemaversion>
        <adlcp:location>metadata.xml</adlcp:location>
      </metadata>
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>`
