import { front, movedTo, type RouterCase, unknown } from "./test-case.ts";
import { SHARED_HOST } from "./test-sites.ts";

export const hostCases: RouterCase[] = [
  { name: "another site", url: "https://ann.example.com/", status: 200, body: "front page of ann" },
  { name: "an unknown host", url: "https://nobody.example.com/", ...unknown },
  { name: "an unknown host over http", url: "http://nobody.example.com/", ...unknown },
  { name: "a host named __proto__", url: "https://__proto__/", ...unknown },
  { name: "a host named constructor", url: "https://constructor/", ...unknown },
  { name: "the zone itself", url: "https://example.com/", ...unknown },
  { name: "a label below a site", url: "https://www.joe.example.com/", ...unknown },
  { name: "a host that ends like a site's", url: "https://notjoe.example.com/", ...unknown },
  { name: "an address of numbers", url: "https://127.0.0.1/", ...unknown },
  { name: "an upper-case host", url: "https://JOE.Example.COM/", status: 200, body: front },
  { name: "a dot after the host", url: "https://joe.example.com./", status: 200, body: front },
  { name: "a port", url: "https://joe.example.com:8443/", status: 200, body: front },
  {
    name: "http",
    url: "http://joe.example.com/a?b=1",
    ...movedTo("https://joe.example.com/a?b=1"),
  },
  {
    name: "http with port and dot",
    url: "http://joe.example.com.:8080/",
    ...movedTo("https://joe.example.com/"),
  },
  {
    name: "a host that moved",
    url: "https://old.example.com/areas/?a=1",
    ...movedTo("https://joe.example.com/areas/?a=1"),
  },
];

const shared = `https://${SHARED_HOST}`;

export const sharedHost: RouterCase[] = [
  { name: "shared: a site", url: `${shared}/joe/`, status: 200, body: "front page of shared-joe" },
  {
    name: "shared: another site",
    url: `${shared}/ann/`,
    status: 200,
    body: "front page of shared-ann",
  },
  { name: "shared: without its slash", url: `${shared}/joe?a=1`, ...movedTo("/joe/?a=1") },
  {
    name: "shared: a folder without its slash",
    url: `${shared}/joe/areas/oak-ridge`,
    ...movedTo("/joe/areas/oak-ridge/"),
  },
  {
    name: "shared: a missing page",
    url: `${shared}/joe/ann/`,
    status: 404,
    body: "missing at shared-joe",
  },
  { name: "shared: the host alone", url: `${shared}/`, ...unknown },
  { name: "shared: an unknown site", url: `${shared}/nobody/`, ...unknown },
  { name: "shared: __proto__", url: `${shared}/__proto__/`, ...unknown },
  {
    name: "shared: dots lead to no other site",
    url: `${shared}/joe/../ann/`,
    status: 200,
    body: "front page of shared-ann",
  },
  { name: "shared: an encoded slash", url: `${shared}/joe%2f..%2fann/`, ...unknown },
  { name: "shared: upper case", url: `${shared}/JOE/`, ...unknown },
];
