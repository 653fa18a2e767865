/** `process` as a browser has it: not at all, apart from an environment that is empty. */
module.exports = { env: {} };
