import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { Grid } from "@giftshop/ui-kit/layout";
import { Price } from "@giftshop/ui-kit/price";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { Unstyled } from "@storybook/addon-docs/blocks";

const value = <Price value={5000} currency="EUR" locale="fr-FR" />;
const faces = Object.values(sampleFaces);
const grounds = ["#FCE6B8", "#DDEBDD", "#DCDCF2"];

/** Faces beside each other, with the value where it always is. */
export const Layouts = () => (
  <Unstyled>
    <Grid columns="thirds">
      {faces.map((face, index) => (
        <GiftCard key={face.alt} face={face} backgroundColor={grounds[index]} value={value} />
      ))}
    </Grid>
  </Unstyled>
);

/** The three hands, in their sequence. */
export const Hands = () => (
  <Unstyled>
    <Grid columns="thirds">
      {faces.map((face, index) => (
        <GiftCard key={face.alt} face={face} backgroundColor={grounds[index]} hand={([0, 1, 2] as const)[index]} />
      ))}
    </Grid>
  </Unstyled>
);
