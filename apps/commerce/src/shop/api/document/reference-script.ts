/**
 * What the reference does in a browser: sends what a form
 * says, with the key of the page, and shows the answer.
 */
export const referenceScript = `
const base = location.pathname.replace(/\\/docs\\/?$/, "");
const show = (output, text) => { output.textContent = text; };
for (const form of document.querySelectorAll("form")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const output = form.querySelector("output");
    const headers = { authorization: "Bearer " + document.getElementById("key").value.trim() };
    let path = form.dataset.path;
    const query = new URLSearchParams();
    for (const input of form.querySelectorAll("input")) {
      const place = input.dataset.in;
      if (input.name === "Idempotency-Key" && input.value === "") input.value = crypto.randomUUID();
      if (place === "path") path = path.replace("{" + input.name + "}", encodeURIComponent(input.value));
      else if (input.value !== "" && place === "query") query.set(input.name, input.value);
      else if (place === "header") headers[input.name.toLowerCase()] = input.value;
    }
    const body = form.elements.body?.value;
    if (body !== undefined) headers["content-type"] = "application/json";
    show(output, "…");
    try {
      const address = base + path + (query.size > 0 ? "?" + query : "");
      const answer = await fetch(address, { method: form.dataset.method, headers, body, credentials: "omit" });
      const text = await answer.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      const said = [...answer.headers].filter(([name]) => /^(ratelimit|idempotency|giftshop|x-request)/.test(name));
      show(output, [answer.status, ...said.map((one) => one.join(": ")), "", shown].join("\\n"));
    } catch (error) {
      show(output, String(error));
    }
  });
}
`;
