export type TourLanguage = 'en' | 'de' | 'ar';

export interface StopTexts {
	title: string;
	see: string;
	/** Steps to take, and effects to watch. */
	look: string;
}

export interface TourTexts {
	/** The language's own name. */
	name: string;
	title: string;
	intro: string;
	lookFor: string;
	start: string;
	/** For a stop that opens a tab. */
	startTab: string;
	/** `%s`: a number. */
	orders: string;
	quantity: string;
	kept: string;
	open: string;
	languages: string;
	stops: Readonly< Record< string, StopTexts > >;
}

const EN: TourTexts = {
	name: 'English',
	title: 'Ten promises, kept in front of you',
	intro: 'Each button prepares the shop, with a real fault where one is needed, and opens the page. Nothing is for sale here and nothing is charged.',
	lookFor: 'Try it',
	start: 'Start',
	startTab: 'Start in a new tab',
	orders: 'Orders on the server since you started: %s',
	quantity: 'Mugs in the cart on the server: %s',
	kept: 'Promise kept',
	open: 'Not done yet',
	languages: 'Languages',
	stops: {
		double: {
			title: 'A double click is one order',
			see: 'The server takes its time with your order. The button is busy from the first click on.',
			look: 'Double-click Place Order, as fast as you can. There is one order.',
		},
		lost: {
			title: 'A lost reply is not a lost order',
			see: 'The server accepts the order, and the connection breaks before it can say so.',
			look: 'Press Place Order. The page finds out by itself, and shows your order. There is one.',
		},
		offline: {
			title: 'No network, no problem',
			see: 'The next change never reaches the server. The cart keeps it and sends it again.',
			look: 'Press plus, in airplane mode if you like. The new quantity stays, and arrives.',
		},
		crash: {
			title: 'A broken add-on breaks only itself',
			see: 'The payment method of an add-on throws an error as soon as it is chosen.',
			look: 'Choose Trial gateway, then Cash on delivery, and place the order. It works.',
		},
		tabs: {
			title: 'Tabs agree',
			see: 'The cart is open in two tabs, and both show the same.',
			look: 'Copy the address to a second tab. Press plus in one, and look at the other.',
		},
		reload: {
			title: 'What you typed stays',
			see: 'The form is empty. What you type is kept in this tab.',
			look: 'Type your name, and reload the page. Your name is still there.',
		},
		back: {
			title: 'Back does not order again',
			see: 'After an order, the Back button of the browser leads to the checkout.',
			look: 'Place the order, then go back. There is nothing left to order twice.',
		},
		slow: {
			title: 'A slow server does not slow you down',
			see: 'The server needs four seconds for each change. The page answers at once.',
			look: 'Press plus. The new quantity shows at once, and prices are marked until they are certain.',
		},
		refused: {
			title: 'A refused payment is not the end',
			see: 'The payment window refuses, and the order waits for you.',
			look: 'Choose Payment window, place the order and decline. Then place it again and pay. It is the same order.',
		},
		errors: {
			title: 'Errors show the way',
			see: 'The city and the ZIP code are missing. Nothing is sent until they are there.',
			look: 'Press Place Order. The first missing field has the focus, and a list leads to all.',
		},
	},
};

const DE: TourTexts = {
	name: 'Deutsch',
	title: 'Zehn Versprechen, vor deinen Augen gehalten',
	intro: 'Jede Schaltfläche bereitet den Shop vor, wo nötig mit einem echten Fehler, und öffnet die Seite. Hier wird nichts verkauft und nichts berechnet.',
	lookFor: 'Probier es aus',
	start: 'Starten',
	startTab: 'In neuem Tab starten',
	orders: 'Bestellungen auf dem Server seit dem Start: %s',
	quantity: 'Becher im Warenkorb auf dem Server: %s',
	kept: 'Versprechen gehalten',
	open: 'Noch nicht ausprobiert',
	languages: 'Sprachen',
	stops: {
		double: {
			title: 'Ein Doppelklick ist eine Bestellung',
			see: 'Der Server lässt sich Zeit mit deiner Bestellung. Die Schaltfläche arbeitet ab dem ersten Klick.',
			look: 'Doppelklicke auf Bestellen, so schnell du kannst. Es gibt eine Bestellung.',
		},
		lost: {
			title: 'Eine verlorene Antwort ist keine verlorene Bestellung',
			see: 'Der Server nimmt die Bestellung an, und die Verbindung bricht ab, bevor er es sagen kann.',
			look: 'Bestelle. Die Seite fragt selbst nach und zeigt deine Bestellung. Es gibt nur eine.',
		},
		offline: {
			title: 'Kein Netz, kein Problem',
			see: 'Die nächste Änderung erreicht den Server nicht. Der Warenkorb behält sie und sendet sie noch einmal.',
			look: 'Drücke auf Plus, gern im Flugmodus. Die neue Anzahl bleibt und kommt an.',
		},
		crash: {
			title: 'Eine defekte Erweiterung stört nur sich selbst',
			see: 'Die Zahlungsart einer Erweiterung stürzt ab, sobald sie gewählt wird.',
			look: 'Wähle „Trial gateway“, dann Nachnahme, und bestelle. Es funktioniert.',
		},
		tabs: {
			title: 'Tabs sind sich einig',
			see: 'Der Warenkorb ist in zwei Tabs offen, und beide zeigen dasselbe.',
			look: 'Kopiere die Adresse in einen zweiten Tab. Drücke im einen auf Plus und sieh in den anderen.',
		},
		reload: {
			title: 'Was du tippst, bleibt',
			see: 'Das Formular ist leer. Was du tippst, bleibt in diesem Tab erhalten.',
			look: 'Gib deinen Namen ein und lade die Seite neu. Er ist noch da.',
		},
		back: {
			title: 'Zurück bestellt nicht noch einmal',
			see: 'Nach einer Bestellung führt Zurück im Browser zur Kasse.',
			look: 'Bestelle und geh zurück. Es ist nichts mehr da, was doppelt bestellt werden könnte.',
		},
		slow: {
			title: 'Ein langsamer Server bremst dich nicht',
			see: 'Der Server braucht vier Sekunden für jede Änderung. Die Seite antwortet sofort.',
			look: 'Drücke auf Plus. Die neue Anzahl steht sofort da, und Preise sind markiert, bis sie feststehen.',
		},
		refused: {
			title: 'Eine abgelehnte Zahlung ist nicht das Ende',
			see: 'Das Zahlungsfenster lehnt ab, und die Bestellung wartet auf dich.',
			look: 'Wähle das Zahlungsfenster, bestelle und lehne ab. Bestelle dann noch einmal und zahle. Es ist dieselbe Bestellung.',
		},
		errors: {
			title: 'Fehler zeigen den Weg',
			see: 'Ort und Postleitzahl fehlen. Nichts wird bestellt, bis sie da sind.',
			look: 'Drücke auf Bestellen. Das erste fehlende Feld hat den Fokus, und eine Liste führt zu allen.',
		},
	},
};

const AR: TourTexts = {
	name: 'العربية',
	title: 'عشرة وعود نفي بها أمامك',
	intro: 'كل زر يجهّز المتجر، بعطل حقيقي عند الحاجة، ثم يفتح الصفحة. لا شيء للبيع هنا ولن تدفع شيئًا.',
	lookFor: 'جرّب',
	start: 'ابدأ',
	startTab: 'ابدأ في تبويب جديد',
	orders: 'الطلبات على الخادم منذ البداية: %s',
	quantity: 'الأكواب في السلة على الخادم: %s',
	kept: 'تم الوفاء بالوعد',
	open: 'لم تجرّبه بعد',
	languages: 'اللغات',
	stops: {
		double: {
			title: 'نقرتان تعنيان طلبًا واحدًا',
			see: 'الخادم بطيء مع طلبك، والزر مشغول منذ النقرة الأولى.',
			look: 'انقر زر الطلب مرتين بأسرع ما يمكن. هناك طلب واحد.',
		},
		lost: {
			title: 'ضياع الرد لا يعني ضياع الطلب',
			see: 'يقبل الخادم الطلب، وينقطع الاتصال قبل أن يخبرك.',
			look: 'أرسل الطلب. تتحقق الصفحة بنفسها وتعرض طلبك، وهو واحد.',
		},
		offline: {
			title: 'لا شبكة، لا مشكلة',
			see: 'لن يصل التغيير التالي إلى الخادم. تحتفظ به السلة وترسله من جديد.',
			look: 'اضغط زر الزيادة، وفي وضع الطيران إن شئت. تبقى الكمية الجديدة وتصل.',
		},
		crash: {
			title: 'الإضافة المعطلة لا تعطل سواها',
			see: 'تتعطل طريقة الدفع التابعة لإضافة بمجرد اختيارها.',
			look: 'اختر Trial gateway ثم الدفع عند الاستلام وأرسل الطلب. سينجح.',
		},
		tabs: {
			title: 'التبويبات متفقة',
			see: 'السلة مفتوحة في تبويبين، وكلاهما يعرض الشيء نفسه.',
			look: 'انسخ العنوان إلى تبويب ثانٍ. اضغط زر الزيادة في أحدهما وانظر إلى الآخر.',
		},
		reload: {
			title: 'ما تكتبه يبقى',
			see: 'النموذج فارغ. ما تكتبه يُحفظ في هذا التبويب.',
			look: 'اكتب اسمك ثم أعد تحميل الصفحة. ما زال اسمك هناك.',
		},
		back: {
			title: 'الرجوع لا يكرر الطلب',
			see: 'بعد الطلب يعود بك زر الرجوع إلى صفحة الدفع.',
			look: 'أرسل الطلب ثم ارجع. لم يبق شيء يمكن طلبه مرتين.',
		},
		slow: {
			title: 'الخادم البطيء لا يبطئك',
			see: 'يحتاج الخادم أربع ثوانٍ لكل تغيير، والصفحة تستجيب فورًا.',
			look: 'اضغط زر الزيادة. تظهر الكمية الجديدة فورًا، وتبقى الأسعار معلَّمة حتى تتأكد.',
		},
		refused: {
			title: 'رفض الدفع ليس النهاية',
			see: 'ترفض نافذة الدفع، والطلب ينتظرك.',
			look: 'اختر نافذة الدفع وأرسل الطلب ثم ارفض. أرسل الطلب من جديد وادفع. إنه الطلب نفسه.',
		},
		errors: {
			title: 'الأخطاء تدلك على الطريق',
			see: 'المدينة والرمز البريدي ناقصان. لا يُرسل الطلب حتى يكتملا.',
			look: 'اضغط زر الطلب. ينتقل التركيز إلى أول حقل ناقص، وتقودك قائمة إلى البقية.',
		},
	},
};

export const TOUR_TEXTS: Readonly< Record< TourLanguage, TourTexts > > = {
	en: EN,
	de: DE,
	ar: AR,
};
