/** How the reference looks: a page for engineers, the same in every house, light or dark as they read. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 22%, transparent); }
body { margin: 0; display: grid; grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 0 2.5rem; max-inline-size: 80rem; margin-inline: auto; padding: 1.5rem; }
header { grid-column: 1 / -1; border-block-end: 1px solid var(--line); padding-block-end: 1.5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 0 .5rem; } h2 { margin-block: 3rem 1rem; font-size: 1.5rem; } h3 { margin-block: 0 .5rem; font-size: 1.15rem; }
nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow: auto; padding-block: 1.5rem; font-size: .9rem; }
nav ul { list-style: none; padding: 0; margin: 0; } nav ul ul { padding-inline-start: 1rem; margin-block-end: .75rem; }
nav a { display: inline-block; padding-block: .3rem; }
main { padding-block: 1.5rem; min-inline-size: 0; }
section { border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-block: 0 1.25rem; scroll-margin-block-start: 1rem; overflow-x: auto; }
code, textarea, output, input { font-family: ui-monospace, monospace; font-size: .9rem; }
code { overflow-wrap: anywhere; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 1rem; font-size: .9rem; } caption { text-align: start; font-weight: 600; padding-block-end: .25rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line); } th { font-weight: 500; }
label { display: block; margin-block: .75rem .25rem; font-weight: 600; font-size: .9rem; }
input, textarea { box-sizing: border-box; inline-size: 100%; max-inline-size: 42rem; padding: .6rem; border: 1px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: .5rem; background: transparent; color: inherit; }
button { display: block; margin-block: 1rem .5rem; min-block-size: 2.75rem; padding-inline: 1.5rem; border-radius: .5rem; border: 1px solid currentColor; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
summary { cursor: pointer; min-block-size: 2rem; font-weight: 600; }
output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
.call b { display: inline-block; min-inline-size: 4.5rem; }
.skip { position: absolute; inset-inline-start: -999rem; } .skip:focus { position: static; }
@media (max-width: 60rem) { body { display: block; padding: 1rem; } nav { position: static; max-block-size: none; } }
`;
