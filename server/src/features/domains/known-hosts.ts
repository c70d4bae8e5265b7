/** Hosts that domains of small businesses often point to, by suffixes of names and by addresses. */
const NAMES: readonly [suffix: string, host: string][] = [
  ["wixdns.net", "Wix"],
  ["wixsite.com", "Wix"],
  ["squarespace.com", "Squarespace"],
  ["myshopify.com", "Shopify"],
  ["shopify.com", "Shopify"],
  ["wordpress.com", "WordPress.com"],
  ["wpengine.com", "WP Engine"],
  ["webflow.com", "Webflow"],
  ["weebly.com", "Weebly"],
  ["godaddysites.com", "GoDaddy"],
  ["secureserver.net", "GoDaddy"],
  ["github.io", "GitHub Pages"],
  ["vercel-dns.com", "Vercel"],
  ["vercel.app", "Vercel"],
  ["herokudns.com", "Heroku"],
  ["pages.dev", "Cloudflare Pages"],
  ["workers.dev", "Cloudflare"],
  ["netlify.app", "another site at Netlify"],
  ["netlify.com", "another site at Netlify"],
  ["cloudfront.net", "Amazon CloudFront"],
  ["amazonaws.com", "Amazon Web Services"],
  ["azurewebsites.net", "Microsoft Azure"],
  ["parkingcrew.net", "a parking page"],
  ["sedoparking.com", "a parking page"],
];

const ADDRESSES: readonly [address: RegExp, host: string][] = [
  [/^104\.198\.14\.52$/, "an old address of Netlify"],
  [/^75\.2\.60\.5$/, "another site at Netlify"],
  [/^185\.199\.10[89]\.153$/, "GitHub Pages"],
  [/^198\.185\.159\.14[45]$/, "Squarespace"],
  [/^198\.49\.23\.14[45]$/, "Squarespace"],
  [/^23\.227\.38\.\d+$/, "Shopify"],
  [/^76\.76\.21\.\d+$/, "Vercel"],
  [/^185\.230\.63\.\d+$/, "Wix"],
];

/** The name of the host that a record points to, if it is a well-known host. */
export function knownHost(target: string): string | undefined {
  const byName = NAMES.find(([suffix]) => target === suffix || target.endsWith(`.${suffix}`));
  return (byName ?? ADDRESSES.find(([address]) => address.test(target)))?.[1];
}
