/** Streets of the Emirates: street signs say each name in Latin letters and in Arabic. */
export const arabicStreets: Readonly<Record<string, string>> = {
  "Al Yasmeen Street": "شارع الياسمين",
  "Al Noor Street": "شارع النور",
  "Old Souk Road": "طريق السوق القديم",
  "Al Nakheel Street": "شارع النخيل",
  "Falcon Street": "شارع الصقر",
  "Al Bahr Street": "شارع البحر",
  "Pearl Divers Street": "شارع غواصي اللؤلؤ",
  "Al Waha Street": "شارع الواحة",
  "Dhow Quay": "رصيف المحامل",
  "Al Qamar Street": "شارع القمر",
  "Ghaf Tree Road": "طريق الغاف",
  "Al Rimal Street": "شارع الرمال",
  "Spice Lane": "سكة البهارات",
  "Al Ward Street": "شارع الورد",
  "Al Safa Road": "طريق الصفا",
  "Lighthouse Street": "شارع المنارة",
  "Al Reem Street": "شارع الريم",
  "Date Palm Avenue": "جادة النخلة",
  "Al Zahra Street": "شارع الزهراء",
  "Fort Road": "طريق الحصن",
  "Al Hadiqa Street": "شارع الحديقة",
  "Marina Walk": "ممشى المارينا",
  "Al Shams Street": "شارع الشمس",
  "Silk Street": "شارع الحرير",
};

export const ar: readonly string[] = Object.keys(arabicStreets);
