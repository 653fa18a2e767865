import "@giftshop/ui-kit/global";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { dressRoot, followToolbar } from "./house.ts";
import { languages } from "./languages.ts";

const inHouse: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => dressRoot(globals), [globals]);
  return <Story />;
};

followToolbar();

// A page of the shop goes on without a text face that is late;
// who reviews a component, or pictures it, waits for its letters.
for (const { cssRules } of document.styleSheets) {
  for (const rule of cssRules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
}

// Lazy parts are fetched while a story plays; a busy machine
// may take longer over that than the default second.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [inHouse],
  // The tests' picture of a story is taken of its canvas; here the pages of Storybook have another.
  beforeEach: ({ canvasElement, parameters }) => {
    canvasElement.dataset.canvas = parameters.layout;
    // A form keeps what is half filled in its tab, which all stories share.
    sessionStorage.clear();
  },
  // The stories are tested in one house at a time; STORYBOOK_HOUSE names another.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_HOUSE ?? "CB",
    language: "en",
    direction: "auto",
    scheme: "light",
  },
  globalTypes: {
    theme: {
      description: "Brand group",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "CB", title: "CB – the present on the kitchen table" },
          { value: "CK", title: "CK – the party" },
          { value: "GCS", title: "GCS – the concierge" },
        ],
      },
    },
    language: {
      description: "Language",
      toolbar: { icon: "globe", dynamicTitle: true, items: languages },
    },
    scheme: {
      description: "Light or dark",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    direction: {
      description: "Direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "auto", title: "As the language runs" },
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          "Foundations",
          ["Welcome", "Words", "Colour", "Type", "Space and shape", "Motion", "Adding a component", "Every house"],
          "Journeys",
          "ui-kit",
        ],
      },
    },
    viewport: {
      // Where the tests look; the workshop itself shows a story as wide as there is room.
      defaultViewport: "phone",
      options: {
        zoomed: { name: "Laptop at 400 %", styles: { width: "320px", height: "256px" } },
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } },
        desk: { name: "Desk", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
};

export default preview;
