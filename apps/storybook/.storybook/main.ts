import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/**/*.mdx", "../journeys/*.stories.tsx", "../../../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [
    { from: "../../../packages/ui-kit/fonts", to: "/fonts" },
    // Every storefront's marks, and the scenes of its house, lie in its own app.
    ...["cb", "ck", "gcs"].flatMap((app) =>
      ["marks", "scenes"].map((folder) => ({ from: `../../${app}/public/${folder}`, to: `/${folder}` })),
    ),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
