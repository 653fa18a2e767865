/** Forms of this page, which come as one: they are little beside what all of them stand on. */
export { AddCard } from "./cards/add-card.tsx";
export { EmailForm } from "./email-form.tsx";
export { PasskeyForm } from "./passkey-form.tsx";
export { ProfileForm } from "./profile-form.tsx";
