import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "بيانات الشركة",
    description:
      "من يدير {shop}: الشركة وعنوانها وسجلها ورقمها الضريبي ومديرها، وكيف تتواصل معها وإلى أين تتوجه بشكواك.",
    intro: "الشركة التي تقف وراء {shop}.",
    sections: {
      company: { title: "الشركة", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "السجل والضريبة",
        body: "السجل: {register}  \nالرقم الضريبي: {vatNumber}  \nيمثلها: {director}",
      },
      contact: {
        title: "التواصل",
        body: "البريد الإلكتروني: [{email}](mailto:{email})  \nالهاتف: \u2066{phone}\u2069",
      },
      complaints: {
        title: "الشكاوى",
        body: "راسلنا أولًا: نجيب خلال يومي عمل. إن لم نجد حلًا معًا فيمكنك التوجه إلى {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "إمكانية الوصول",
    description: "ما مدى سهولة الوصول في {shop} ووفق أي معيار، وما الذي لا يناسب الجميع بعد، ومن تخبره إن اعترضك شيء.",
    intro: "ينبغي أن يتمكن الجميع من إهداء بطاقة هدية ومن استخدامها.",
    sections: {
      standard: {
        title: "ما نلتزم به",
        body: "تتبع صفحات {shop} ورسائله إرشادات Web Content Accessibility Guidelines 2.2 بالمستوى AA والمعيار الأوروبي EN 301 549. تعمل بلوحة المفاتيح ومع قارئات الشاشة وعند تكبير بنسبة 400 % ومن دون حركة. تُفحص كل صفحة آليًا قبل كل تغيير.",
      },
      limits: {
        title: "ما لا يعمل بعد",
        body: "- يصعب استخدام خريطة الأماكن من دون بصر؛ والقائمة بجانبها تقول الأمر نفسه.\n- صفحة الدفع تابعة لمزود الدفع، وهو من يوضح مدى سهولة الوصول فيها.\n- الفواتير ملفات PDF موسومة، ويمكن تنزيل البيانات نفسها بصيغة XML.",
      },
      help: {
        title: "أخبرنا",
        body: "إن اعترضك شيء فراسلنا على [{email}](mailto:{email}) أو اتصل على \u2066{phone}\u2069. نجيب خلال يومي عمل ونجد في الأثناء طريقة أخرى لتقديم طلبك.",
      },
      complaints: {
        title: "إن لم ينفع ذلك",
        body: "يمكنك التوجه إلى {complaintBody}. يصف هذا البيان المتجر كما هو اليوم، ونراجعه مع كل تغيير.",
      },
    },
  },
};
