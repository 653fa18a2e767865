export { type JudgedCaptcha, judgeCaptcha } from "./judge-captcha.ts";
