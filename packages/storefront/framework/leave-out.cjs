// What a module of the framework exports, in its CommonJS build.
const exported = /^ {4}(\w+): function\(\) \{$|^Object\.defineProperty\(exports, "(?!__esModule)(\w+)"/gm;

/**
 * A loader: in place of a module of the framework stands one with the same exports that does nothing. Which of them are called
 * all the same, and may well do nothing, is said by name; any other throws, so that whoever begins to use it learns why at once.
 *
 * @this {{ getOptions(): { quiet: string[] }, resourcePath: string }}
 * @param {string} source
 */
module.exports = function leaveOut(source) {
  const { quiet } = this.getOptions();
  const names = [...source.matchAll(exported)].map(([, listed, defined]) => listed ?? defined);
  const unknown = quiet.filter((name) => !names.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(
      `The framework has changed: ${this.resourcePath} does not export ${unknown.join(", ") || "anything"}.`,
    );
  return [
    `const leftOut = () => { throw Error("Left out of the shop's scripts, see storefront/docs/framework-scripts.md"); };`,
    `exports.__esModule = true;`,
    ...names.map((name) => `exports.${name} = ${quiet.includes(name) ? "() => null" : "leftOut"};`),
  ].join("\n");
};
