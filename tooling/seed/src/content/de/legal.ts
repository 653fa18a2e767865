import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Was gilt, wenn Sie bei {shop} eine Geschenkkarte kaufen oder einlösen: Bestellung, Lieferung, Gültigkeit, Widerruf, Beschwerden.",
    intro: "Diese Bedingungen gelten für alles, was Sie bei {shop} bestellen.",
    sections: {
      who: {
        title: "Wer wir sind",
        body: "{shop} ist ein Angebot der {company}, {street}, {place}. Sie erreichen uns unter [{email}](mailto:{email}) und telefonisch unter {phone}. Wir verkaufen Geschenkkarten anderer Unternehmen, Geschenkkarten zum Aktivieren, Geschenkpapier und Geschenkverpackungen und leiten Spenden an gemeinnützige Organisationen weiter.",
      },
      cards: {
        title: "Was eine Geschenkkarte ist",
        body: "Eine Geschenkkarte ist ein im Voraus bezahlter Gutschein mit einer 19-stelligen Nummer und einer 6-stelligen PIN. Sie kann bei der Marke, die darauf steht, in dem Land eingelöst werden, für das sie verkauft wurde, bis das Guthaben verbraucht ist oder die Karte abläuft. Sie lässt sich nicht aufladen, wird nicht verzinst und nicht gegen Bargeld getauscht, es sei denn, das Gesetz verlangt es.",
      },
      ordering: {
        title: "Ihre Bestellung",
        body: "Eine Bestellung ist verbindlich, wenn Sie auf die Schaltfläche zum Bezahlen klicken und wir die Bestellung per E-Mail bestätigen. Prüfen Sie Namen und E-Mail-Adressen genau: Eine Karte, die an der eingegebenen Adresse angekommen ist, gilt als geliefert. Wir können eine Bestellung ablehnen, wenn der Höchstbetrag einer Marke überschritten ist, wenn eine Karte ausverkauft ist oder wenn wir einen begründeten Betrugsverdacht haben; Sie erfahren es sofort und bezahlen nichts.",
      },
      price: {
        title: "Preise und Mehrwertsteuer",
        body: "Sie bezahlen den Wert, der auf der Karte steht, ohne Aufschlag. Die Preise für Versand, Geschenkpapier und Geschenkverpackungen enthalten die Mehrwertsteuer und werden vor dem Bezahlen angezeigt. Ein frei gewählter Betrag ist immer eine ganze Zahl, bei digitalen Karten in der Regel zwischen {digitalMinimum} und {digitalMaximum}.",
      },
      payment: {
        title: "Bezahlung",
        body: "Sie bezahlen über unseren Zahlungsdienstleister mit einer der Zahlungsarten, die an der Kasse angezeigt werden. Die Karten werden ausgestellt, sobald das Geld eingegangen ist. Ist eine Überweisung bis zu dem Tag, der bei den Zahlungsdaten steht (etwa eine Woche nach der Bestellung), nicht da, wird die Bestellung storniert.",
      },
      delivery: {
        title: "Lieferung",
        body: "Digitale Karten kommen per E-Mail, meist innerhalb einer Stunde. Gedruckte Karten, die an einem Werktag vor {cutOff} Uhr bestellt werden, werden noch am selben Tag verschickt. Mehr dazu auf der Seite [Lieferung](route:delivery).",
      },
      use: {
        title: "Karte einlösen",
        body: "Das Guthaben lässt sich auf einmal oder in Teilen einlösen, je nach Marke. Was übrig ist, bleibt auf der Karte. Für das, was Sie damit kaufen, ist die Marke verantwortlich; für diesen Kauf gelten deren eigene Bedingungen.",
      },
      validity: {
        title: "Wie lange sie gilt",
        body: "Sofern bei der Karte nichts anderes angegeben ist, ist sie ab dem Tag der Aktivierung {validity} gültig. Das Datum steht auf der Karte und neben dem [Guthaben](route:balanceCheck). Danach kann das Guthaben nicht mehr eingelöst werden.",
      },
      withdrawal: {
        title: "Wenn Sie es sich anders überlegen",
        body: "Als Verbraucher können Sie Ihre Bestellung innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen, solange die Karte nicht eingelöst ist. Wie das geht, steht unter [Widerruf](route:cancellationPolicy).",
      },
      loss: {
        title: "Verlust und Diebstahl",
        body: "Behandeln Sie eine Geschenkkarte wie Bargeld. Könnte der Code in falsche Hände geraten sein, sagen Sie uns sofort Bescheid: Wir sperren das restliche Guthaben und stellen eine neue Karte aus, wenn Sie zeigen können, dass die alte Ihnen gehört.",
      },
      liability: {
        title: "Haftung",
        body: "Machen wir einen Fehler, bringen wir ihn in Ordnung: mit einer neuen Karte im selben Wert oder mit Ihrem Geld zurück. Für Schäden, die weder wir noch unsere Partner vorhersehen oder verhindern konnten, haften wir nicht. Ihre gesetzlichen Rechte bleiben davon unberührt.",
      },
      complaints: {
        title: "Beschwerden",
        body: "Schreiben Sie an [{email}](mailto:{email}), wir antworten innerhalb von zwei Werktagen. Finden wir gemeinsam keine Lösung, können Sie sich an die Verbraucherschlichtungsstelle oder die Konsumentenberatung Ihres Landes wenden oder an die Gerichte. Als Verbraucher schützt Sie das Recht des Landes, in dem Sie wohnen.",
      },
    },
  },
  privacy: {
    title: "Datenschutz",
    description:
      "Welche Daten {shop} für eine Geschenkkarte braucht, wer sie sieht, wie lange sie bleiben und wie Sie sie ändern oder löschen lassen.",
    intro: "Ihre Daten brauchen wir, um Ihr Geschenk zu überbringen und das Gesetz einzuhalten.",
    sections: {
      who: {
        title: "Wer verantwortlich ist",
        body: "{company}, {street}, {place}, entscheidet, wie Ihre Daten verwendet werden. Fragen beantworten wir unter [{email}](mailto:{email}).",
      },
      what: {
        title: "Wonach wir fragen",
        body: "- Ihr Name, Ihre E-Mail-Adresse und, wenn Sie mögen, Ihre Telefonnummer;\n- bei gedruckten Karten die Adresse, an die sie gehen;\n- der Name und bei digitalen Karten die E-Mail-Adresse des Empfängers sowie Ihre Nachricht;\n- was Sie bestellt haben und ob es bezahlt ist. Ihre Zahlungsdaten bleiben beim Zahlungsdienstleister: Wir sehen sie nie.",
      },
      why: {
        title: "Wofür wir sie brauchen",
        body: "Um Ihre Bestellung auszuführen, Ihre Fragen zu beantworten, die Bücher zu führen, die das Steuerrecht verlangt, und Betrug zu verhindern. Empfänger erhalten von uns keine Werbung, und Sie nur, wenn Sie darum gebeten haben.",
      },
      recipients: {
        title: "Wer sie noch sieht",
        body: "Der Zahlungsdienstleister, die Post und die Unternehmen, auf deren Servern unser Shop läuft, jeweils so weit, wie es für ihre Aufgabe nötig ist. Wir verkaufen keine Daten.",
      },
      keeping: {
        title: "Wie lange wir sie behalten",
        body: "Bezahlte Bestellungen so lange, wie das Steuerrecht es verlangt, meist sieben bis zehn Jahre. Nachrichten werden {messageDays} Tage nach der Lieferung der Karte gelöscht. Wurde eine Bestellung nie bezahlt, verschwinden alle Namen, Adressen und Nachrichten {unpaidOrderDays} Tage nach dem letzten Zahlungsversuch. Löschen Sie Ihr Konto, verschwinden Ihr Name und Ihre Adresse {messageDays} Tage nach der letzten Lieferung aus den bezahlten Bestellungen. Verlassene Warenkörbe verschwinden nach {basketDays} Tagen. Angebote löschen wir {quoteDays} Tage, nachdem sie angenommen, aufgegeben oder abgelaufen sind.",
      },
      draw: {
        title: "Die monatliche Ziehung",
        body: "Wenn Sie teilnehmen, nutzen wir Ihre E-Mail-Adresse nur für Beleg, Ergebnis und Gewinn. Wir löschen sie {doublerDays} Tage nach der Ziehung, oder sofort, wenn Sie Ihre Teilnahme zurückziehen. Von der gezogenen Adresse zeigen wir den ersten Buchstaben.",
      },
      security: {
        title: "Wie wir sie schützen",
        body: "Die Verbindungen sind verschlüsselt. Kartennummern und PINs werden so gespeichert, dass auch unsere Mitarbeitenden sie nicht lesen können; jede Offenlegung wird protokolliert.",
      },
      rights: {
        title: "Ihre Rechte",
        body: "Sie können Ihre Daten einsehen, berichtigen oder löschen lassen, sie mitnehmen oder ihrer Verwendung widersprechen. Eine E-Mail genügt. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.",
      },
    },
  },
  cookies: {
    title: "Cookie-Richtlinie",
    description:
      "{shop} setzt nur Cookies, ohne die ein Shop nicht auskommt. Hier steht, welche das sind, wozu sie dienen und wie lange sie bleiben.",
    intro: "Ein Shop muss sich Ihren Warenkorb von einer Seite zur nächsten merken. Dafür sind unsere Cookies da.",
    sections: {
      what: {
        title: "Was ein Cookie ist",
        body: "Ein Cookie ist eine kleine Textdatei, die eine Website in Ihrem Browser speichert und auf der nächsten Seite wieder liest.",
      },
      necessary: {
        title: "Was wir setzen",
        body: "Zwei Cookies, und an der Kasse ein drittes. Das eine enthält eine zufällige Nummer, die zu Ihrem Warenkorb und Ihren Bestellungen in diesem Browser gehört, das andere die Zahl der Geschenke im Warenkorb. Sie enthalten weder Namen noch Adresse, können von anderen Websites nicht gelesen werden und laufen {cookieDays} Tage nach der letzten Nutzung des Warenkorbs ab. Das dritte sorgt dafür, dass bei großem Andrang alle der Reihe nach drankommen, und läuft nach 15 Minuten ab.",
      },
      choice: {
        title: "Statistik, Videos und Kartendienste",
        body: "Stimmen Sie der Statistik zu, zählen wir, was angesehen und gekauft wird, ohne zu wissen, von wem, und Ihr Browser speichert die Klick-ID der Anzeige, die Sie hierher geführt hat. Ein Messdienst, den der Shop nutzt, wird erst dann geladen und kann eigene Cookies setzen; widerrufen Sie Ihre Einwilligung, löschen wir sie. Videos und Kartendienste anderer Unternehmen werden erst geladen, wenn Sie zustimmen; ohne Ihre Einwilligung erreicht nichts davon Ihren Browser.",
      },
      storage: {
        title: "Weitere gespeicherte Informationen",
        body: "Ihr Browser merkt sich vielleicht auch, dass Sie einen Hinweis geschlossen haben, damit er geschlossen bleibt. Auch die Geschenkkarten auf Ihrer Merkliste bleiben dort gespeichert, bis Sie sie entfernen. Was Sie unter „Cookies“ am Fuß jeder Seite erlaubt haben, bleibt sechs Monate gespeichert, bei Einwilligung in Statistik die Klick-ID einer Anzeige 90 Tage. All das löschen Sie in den Einstellungen Ihres Browsers; der Shop funktioniert sofort wieder, mit leerem Warenkorb.",
      },
    },
  },
  deliveryInfo: {
    title: "Lieferung",
    description:
      "Digitale Geschenkkarten kommen innerhalb einer Stunde per E-Mail, gedruckte per Post: Bestellschluss, Versandkosten und Hilfe.",
    intro: "Per E-\u2060Mail in wenigen Minuten oder per Post in einem Umschlag, den man gern öffnet.",
    sections: {
      email: {
        title: "Per E-Mail",
        body: "Eine digitale Karte geht an den Empfänger oder an Sie, sobald das Geld eingegangen ist: meist nach wenigen Minuten, in der Regel innerhalb einer Stunde. Ein Link in der E-Mail öffnet das Geschenk: die Karte mit Ihrer Nachricht, Nummer, PIN und Barcode.",
      },
      post: {
        title: "Per Post",
        body: "Gedruckte Karten, die an einem Werktag vor {cutOff} Uhr bestellt werden, werden noch am selben Tag verschickt und passen in den Briefkasten. {nextDayPercent} % davon sind am nächsten Zustelltag da. Versandkosten: {postage} je Sendung.",
      },
      registered: {
        title: "Als Einschreiben",
        body: "Sind die Karten einer Sendung zusammen mehr als {registeredAbove} wert, schicken wir sie für {registered} als Einschreiben. Die Übergabe erfolgt gegen Unterschrift.",
      },
      day: {
        title: "Wann genau",
        body: "Auf der Produktseite steht der voraussichtliche Liefertag; Wochenenden und Feiertage sind berücksichtigt. Dasselbe Datum steht in Ihrem Warenkorb und in der Bestätigung.",
      },
      late: {
        title: "Es ist nichts angekommen",
        body: "Bei einer E-Mail sehen Sie zuerst im Spam-Ordner nach und schreiben uns dann, wir schicken sie noch einmal. Bei einer Postsendung warten Sie bitte {claimAfterWorkingDays} Werktage ab dem Versand; danach sperren wir die verlorene Karte und schicken eine neue. Melden Sie sich am besten innerhalb von {claimUntilDays} Tagen ([Kontakt](route:contact)); Ihre gesetzlichen Rechte bleiben unberührt.",
      },
    },
  },
  cancellation: {
    title: "Widerruf",
    description:
      "14 Tage lang können Sie eine Bestellung widerrufen, solange die Karten nicht eingelöst sind. So geht es, so kommt Ihr Geld zurück.",
    intro: "Sie haben 14 Tage Zeit, um eine Bestellung zu widerrufen.",
    sections: {
      right: {
        title: "Ihr Widerrufsrecht",
        body: "Als Verbraucher können Sie innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt, wenn Sie oder der Empfänger die Karte erhalten haben, bei mehreren Karten mit der letzten.",
      },
      how: {
        title: "So widerrufen Sie",
        body: "Am schnellsten geht es online: [Widerrufen Sie Ihre Bestellung](route:withdrawal) mit Bestellnummer und E-Mail-Adresse. Sie bekommen eine E-Mail mit Tag und Uhrzeit. Unser [Kontaktformular](route:contact), eine E-Mail, ein Brief oder das Muster-Widerrufsformular genügen ebenfalls. Gedruckte Karten schicken Sie innerhalb von 14 Tagen, wenn möglich ungeöffnet, an {company}, {street}, {place}.",
      },
      limits: {
        title: "Wann es nicht mehr geht",
        body: "Eine Karte, die ganz oder teilweise eingelöst ist, kann nicht zurückgegeben werden, eine weitergeleitete Spende ebenso wenig. Geschenkpapier und Geschenkverpackungen nehmen wir zurück, solange sie unbenutzt sind.",
      },
      refund: {
        title: "Ihr Geld zurück",
        body: "Wir sperren die Karten und erstatten ihren Wert und den günstigsten Versand innerhalb von 14 Tagen über die von Ihnen genutzte Zahlungsart. Das kostet Sie nichts. Bei gedruckten Karten dürfen wir warten, bis sie wieder bei uns sind.",
      },
      form: {
        title: "Muster-Widerrufsformular",
        body: "Sie können [online widerrufen](route:withdrawal) oder dieses Formular kopieren und uns senden:\n\nAn {company}, {street}, {place}, {email}:\n\n- Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:\n- Bestellt am / erhalten am:\n- Bestellnummer:\n- Name des Verbrauchers:\n- Anschrift des Verbrauchers:\n- Unterschrift des Verbrauchers (nur bei Mitteilung auf Papier):\n- Datum:",
      },
    },
  },
};
