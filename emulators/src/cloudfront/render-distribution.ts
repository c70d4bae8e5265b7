import { escapeXml, type XmlElement } from "../s3/wire/xml.ts";
import { childOf } from "./read-config.ts";

/** What CloudFront adds to a configuration on reading, by the part it belongs to. Several of them have an `Enabled` of their own. */
const defaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DistributionConfig: {
    Aliases: "<Quantity>0</Quantity>",
    DefaultRootObject: "",
    CacheBehaviors: "<Quantity>0</Quantity>",
    CustomErrorResponses: "<Quantity>0</Quantity>",
    Logging:
      "<Enabled>false</Enabled><IncludeCookies>false</IncludeCookies><Bucket></Bucket><Prefix></Prefix>",
    PriceClass: "PriceClass_All",
    Restrictions:
      "<GeoRestriction><RestrictionType>none</RestrictionType><Quantity>0</Quantity></GeoRestriction>",
    WebACLId: "",
    ContinuousDeploymentPolicyId: "",
    Staging: "false",
  },
  Origin: {
    OriginPath: "",
    CustomHeaders: "<Quantity>0</Quantity>",
    ConnectionAttempts: "3",
    ConnectionTimeout: "10",
    OriginShield: "<Enabled>false</Enabled>",
    OriginAccessControlId: "",
  },
  DefaultCacheBehavior: {
    TrustedSigners: "<Enabled>false</Enabled><Quantity>0</Quantity>",
    TrustedKeyGroups: "<Enabled>false</Enabled><Quantity>0</Quantity>",
    SmoothStreaming: "false",
    LambdaFunctionAssociations: "<Quantity>0</Quantity>",
    FunctionAssociations: "<Quantity>0</Quantity>",
    FieldLevelEncryptionId: "",
  },
};

const namespace = ' xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"';

/** One element with its content, which is XML already. */
export function element(name: string, content: string, isRoot = false): string {
  return `<${name}${isRoot ? namespace : ""}>${content}</${name}>`;
}

/** The configuration as CloudFront returns it: as it was sent, and with defaults first. */
export function renderConfig(document: XmlElement, isRoot = false): string {
  const { name, text, children } = document;
  const added = Object.entries(defaults[name] ?? {})
    .filter(([child]) => childOf(document, child) === undefined)
    .map(([child, content]) => element(child, content));
  const own = children.map((child) => renderConfig(child));
  const content = added.length + own.length > 0 ? [...added, ...own].join("") : escapeXml(text);
  return element(name, content, isRoot);
}
