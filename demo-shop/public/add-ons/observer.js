/* Gives one checkout event the answer that a visitor chose on `/demo/`, to try every kind of answer. */
( ( { blocksCheckoutEvents } ) => {
	const { event, answer } = window.demoObserver;
	const MESSAGE = `The observer add-on answered with “${ answer }”.`;
	const FIELD = 'shipping_city';

	const ANSWERS = {
		nothing: () => undefined,
		success: () => ( { type: 'success' } ),
		failure: () => ( {
			type: 'failure',
			message: MESSAGE,
			errorMessage: MESSAGE,
		} ),
		error: () => ( {
			type: 'error',
			message: MESSAGE,
			errorMessage: MESSAGE,
		} ),
		'field-errors': () => ( {
			type: 'error',
			message: MESSAGE,
			errorMessage: MESSAGE,
			validationErrors: {
				[ FIELD ]: { message: MESSAGE, hidden: false },
			},
		} ),
		'no-retry': () => ( {
			type: 'error',
			message: MESSAGE,
			errorMessage: MESSAGE,
			retry: false,
		} ),
		redirect: () => ( {
			type: 'success',
			redirectUrl: '/terms/?from=observer',
		} ),
		'no-type': () => ( { message: MESSAGE } ),
		throw: () => {
			throw new Error( MESSAGE );
		},
		never: () => new Promise( () => {} ),
	};
	const observe = ANSWERS[ answer ];

	const EVENTS = {
		validation: 'onCheckoutValidation',
		success: 'onCheckoutSuccess',
		fail: 'onCheckoutFail',
	};
	if ( event === 'payment' ) {
		/* Only payment methods can observe the payment, so the trial gateway does it. */
		window.demoObserver.observePayment = observe;
	} else {
		blocksCheckoutEvents.checkoutEvents[ EVENTS[ event ] ]( observe );
	}
} )( window.wc );
