/** Sends a form to its page and gives the page that comes back. @throws where none does */
export const sendForm = async (form: HTMLFormElement): Promise<Document> => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  const answer = await fetch(location.pathname, { method: "POST", body: fields });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
};

/** Says beside a form that it came to nothing. */
export const tellProblem = (form: HTMLFormElement): void => {
  const problem = form.querySelector<HTMLElement>("[data-problem]");
  if (problem) problem.textContent = problem.dataset.problem ?? "";
};

/** Puts a part of the page that came back in the place of the same one here. */
export const replaceBy = (page: Document, selector: string): HTMLElement | undefined => {
  const [here, there] = [document.querySelector(selector), page.querySelector<HTMLElement>(selector)];
  if (!here || !there) return undefined;
  here.replaceWith(document.adoptNode(there));
  return there;
};
