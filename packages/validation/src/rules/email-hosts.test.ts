import { describe, expect, test } from "@jest/globals";
import { suggestEmail } from "./email.ts";

/** Where people of the storefronts' countries have their mail. */
const real = `
  gmail.com googlemail.com icloud.com me.com mac.com msn.com aol.com aim.com mail.com email.com post.com usa.com proton.me
  protonmail.com pm.me zoho.com hey.com fastmail.com fastmail.fm tutanota.com tuta.com inbox.com duck.com
  hotmail.com hotmail.fr hotmail.co.uk hotmail.de hotmail.es hotmail.it hotmail.nl hotmail.be hotmail.se hotmail.no hotmail.dk
  hotmail.ch hotmail.ca hotmail.at hotmail.gr hotmail.com.br hotmail.com.mx hotmail.com.au
  outlook.com outlook.fr outlook.de outlook.es outlook.it outlook.be outlook.pt outlook.dk outlook.at outlook.ie outlook.com.br
  live.com live.fr live.nl live.be live.co.uk live.de live.it live.se live.no live.dk live.ca live.at live.ie live.com.pt
  live.com.mx live.com.au windowslive.com
  yahoo.com yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.uk yahoo.com.br yahoo.com.mx yahoo.com.au yahoo.ca yahoo.se yahoo.no
  yahoo.dk yahoo.pl yahoo.ie yahoo.gr ymail.com rocketmail.com
  aol.de aol.fr aol.co.uk aol.it aol.nl aol.be aol.at aol.se aol.pl
  gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.fr gmx.es gmx.us gmx.co.uk gmx.org gmx.eu gmx.be gmx.dk gmx.ie gmx.it gmx.pt gmx.se
  web.de t-online.de freenet.de arcor.de online.de posteo.de mailbox.org magenta.de email.de mail.de
  a1.net aon.at chello.at inode.at kabsi.at drei.at bluewin.ch sunrise.ch hispeed.ch swisscom.ch bluemail.ch
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr club-internet.fr aliceadsl.fr noos.fr
  telenet.be skynet.be proximus.be scarlet.be base.be voo.be pandora.be belgacom.net orange.be
  ziggo.nl kpnmail.nl kpnplanet.nl planet.nl home.nl hetnet.nl xs4all.nl upcmail.nl chello.nl casema.nl quicknet.nl tele2.nl
  zonnet.nl online.nl caiway.nl solcon.nl delta.nl kpn.nl telfort.nl
  telefonica.net movistar.es terra.es ono.com ya.com wanadoo.es orange.es
  libero.it virgilio.it alice.it tin.it tim.it tiscali.it fastwebnet.it inwind.it iol.it email.it blu.it
  sapo.pt iol.pt clix.pt netcabo.pt telepac.pt mail.telepac.pt vodafone.pt
  wp.pl onet.pl onet.eu op.pl vp.pl mp.pl o2.pl go2.pl interia.pl interia.eu tlen.pl poczta.fm poczta.onet.pl gazeta.pl inet.pl
  neostrada.pl autograf.pl int.pl home.pl
  telia.com comhem.se spray.se bredband.net tele2.se home.se bahnhof.se online.no broadpark.no getmail.no start.no altibox.no
  mail.dk stofanet.dk jubii.dk ofir.dk youmail.dk mail.tele.dk
  eircom.net iol.ie btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk tiscali.co.uk o2.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net juno.com
  rogers.com shaw.ca sympatico.ca bell.net telus.net videotron.ca
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au xtra.co.nz slingshot.co.nz orcon.net.nz
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com r7.com oi.com.br zipmail.com.br prodigy.net.mx
  emirates.net.ae eim.ae`;

describe("nobody is offered another provider than their own", () => {
  test.each(real.trim().split(/\s+/u))("%s", (host) => expect(suggestEmail(`ada@${host}`)).toBeUndefined());
});

test.each([
  ["gmial.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["ymial.com", undefined],
  ["hotnail.fr", "hotmail.fr"],
  ["ziggp.nl", "ziggo.nl"],
  ["onte.pl", "onet.pl"],
  ["gmx.dd", "gmx.de"],
  ["lapost.net", "laposte.net"],
])("%s: %s was meant", (typed, meant) => expect(suggestEmail(`ada@${typed}`)).toBe(meant && `ada@${meant}`));
