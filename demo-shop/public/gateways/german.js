/* German texts for the gateways' scripts. A German page loads it before them. */
window.wp.i18n.setLocaleData(
	{
		'Card details': [ 'Kartendaten' ],
		'The wallet was closed.': [ 'Die Wallet wurde geschlossen.' ],
		'The wallet could not be reached. Please try again or pay in another way.':
			[
				'Die Wallet ist nicht erreichbar. Bitte versuchen Sie es erneut oder bezahlen Sie anders.',
			],
		'Pay with %s': [ 'Mit %s bezahlen' ],
		'You pay %s.': [ 'Sie bezahlen %s.' ],
		'Working out the total…': [ 'Die Summe wird berechnet …' ],
		'Pay now': [ 'Jetzt bezahlen' ],
		'Let it fail': [ 'Fehlschlagen lassen' ],
		'Send it to': [ 'Senden an' ],
		Cancel: [ 'Abbrechen' ],
		Close: [ 'Schließen' ],
		Pay: [ 'Bezahlen' ],
		Decline: [ 'Ablehnen' ],
	},
	'shopfront'
);
