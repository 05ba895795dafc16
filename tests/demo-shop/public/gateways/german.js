/* German texts of the gateways' scripts. A page in German declares it before them. */
window.wp.i18n.setLocaleData(
	{
		'Card number': [ 'Kartennummer' ],
		'Expiry date (MM/YY)': [ 'Gültig bis (MM/JJ)' ],
		'Security code': [ 'Prüfnummer' ],
		'Please enter a valid card number.': [
			'Bitte geben Sie eine gültige Kartennummer ein.',
		],
		'Please enter the expiry date as MM/YY.': [
			'Bitte geben Sie das Ablaufdatum als MM/JJ ein.',
		],
		'Please enter the three or four digits of your security code.': [
			'Bitte geben Sie die drei oder vier Ziffern der Prüfnummer ein.',
		],
		'This card has expired.': [ 'Diese Karte ist abgelaufen.' ],
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
