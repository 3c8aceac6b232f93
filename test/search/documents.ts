/** The documents of the search cases, in six scripts, each with a short name. */

export interface Document {
  readonly title: string;
  readonly body: string;
}

/** In the order in which they are written: of equally good matches the later comes first. */
export const DOCUMENTS = {
  // Latin
  buoys: {
    title: 'Buoy lights flicker',
    body: 'Since the storm, the lights at the east pier go out for seconds.',
  },
  pier: { title: 'East pier', body: 'A buoy broke loose. The buoy drifts; another buoy holds. Light winds.' },
  cafe: { title: 'Café naïve', body: 'Crème brûlée für Ångström, señor. Über Straße und Gruß.' },
  lodz: { title: 'Łódź, Søren, Æsir', body: 'Đorđe and Þór met œuvre-lovers in Ħamrun.' },
  turkish: { title: 'İstanbul ılık', body: 'Diyarbakır, IŞIK, ağaç, çiçek, güneş.' },
  wide: { title: 'ＷＩＤＥ ﬁne ①', body: 'co\u00adoperate x² ½ Ⅷ ℃' },
  code: {
    title: 'snake_case and kebab-case',
    body: 'C++ c# .NET node.js foo::bar() a->b "quoted" don\'t user@example.org',
  },
  numbers: { title: 'Release 2.10.3', body: 'Port 8080, IPv6 ::1, build 20261122, 0x1F, 3.14' },
  vietnamese: { title: 'Tiếng Việt', body: 'Đường phố Hà Nội, phở bò' },
  // Cyrillic
  boats: { title: 'Лодки у причала', body: 'Ёжик и ёлка стоят у причала. Причал закрыт.' },
  kyiv: { title: 'Київ і Їжак', body: 'Ґанок, єдність, об’єкт і подвір’я.' },
  belgrade: { title: 'Београд', body: 'Ђорђе, Љубав, Њива, Џез. Мірны край.' },
  // Greek
  street: { title: 'Οδός Ὁμήρου', body: 'Η θάλασσα είναι ήρεμη. Ο σκύλος τρέχει, οι σκύλοι τρέχουν.' },
  harbour: { title: 'ΛΙΜΆΝΙ ΤΟΥ ΠΕΙΡΑΙΆ', body: 'Το πλοίο φεύγει από το λιμάνι. Ἀρχὴ ἥμισυ παντός.' },
  // CJK
  document: { title: '日本語の文書', body: '東京都の港で船を直す。カタカナとひらがな、ガギグ。' },
  capital: { title: '京都と東京', body: '文は書かれた。京都の庭。' },
  chinese: { title: '港口管理系统', body: '浮标灯在风暴后闪烁，需要检查。文書管理。' },
  korean: { title: '항구 문서', body: '부표가 폭풍 뒤에 깜박입니다. 한국어문서관리' },
  half: { title: 'ﾊﾝｶｸ ｶﾀｶﾅ', body: 'ＡＢＣ株式会社の資料データ' },
  thai: { title: 'ท่าเรือกรุงเทพ', body: 'เอกสารภาษาไทยไม่มีช่องว่าง' },
  // Arabic and Hebrew
  port: { title: 'مِينَاءُ الإسكندرية', body: 'السفينة في الميناء. مُحَمَّد أحمد آدم إبراهيم' },
  persian: { title: 'بندر عباس', body: 'کشتی‌ها می‌روند، کتـــاب' },
  hebrew: { title: 'שָׁלוֹם נמל', body: 'הספינה בנמל' },
  // Emoji and signs
  rocket: { title: 'Ship it 🚀', body: '🚀🚀 launch👍🏽now ❤️ 👩‍👩‍👧 ☂' },
  flags: { title: '🇩🇪 and 🇯🇵', body: 'Keycap 1️⃣, 🎉party🎉, 👍 done ✔ ©2026' },
  signs: { title: '100% of $5 & more', body: '~!@#$%^&*()_+-={}[]|:;<>,.?/ € £ → ∞ plain' },
  // Where a word stands, and how often
  often: { title: 'Tides', body: 'anchor anchor anchor anchor anchor' },
  once: {
    title: 'Currents',
    body: 'One anchor among many other words that are here to make the body longer than the others.',
  },
  entitled: { title: 'Anchor', body: 'Nothing else.' },
  lengthy: { title: 'The anchor of a very long title about many other things', body: 'Nothing.' },
  hindi: { title: 'हिन्दी दस्तावेज़', body: 'नाव और बंदरगाह' },
} as const satisfies Readonly<Record<string, Document>>;

export type Name = keyof typeof DOCUMENTS;
