// Plain JavaScript on purpose: an old Node must be able to run it and say what is wrong.
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  console.error(
    `Mainstreet needs Node 24 or newer, and this is ${process.versions.node}: run "npm ci" again without --omit=optional, or install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}
