/*
 * A gateway: a way to pay with a field of its own. What is typed goes with the order as `purchase_order`; the server
 * checks it again, since a page can be made to send anything.
 */
( ( { element, i18n }, { blocksCheckout, wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useState } = element;
	const { __ } = i18n;
	const NAME = 'demo-invoice';
	/* What the gateway on the server tells its script. */
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );
	const isNumber = ( text ) => /^[a-z0-9-]{3,20}$/i.test( text.trim() );
	const WRONG = __(
		'Please enter the number of your purchase order: 3 to 20 letters, digits and dashes.',
		'shopfront'
	);

	/* On the page only while this way to pay is the chosen one; so are its listener and its error. */
	const Content = ( { eventRegistration, emitResponse } ) => {
		const { onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ number, setNumber ] = useState( '' );
		/* Asked when the order is about to be placed. Without an answer of ours it would be placed without a number. */
		useEffect(
			() =>
				onPaymentSetup( () =>
					isNumber( number )
						? {
								type: responseTypes.SUCCESS,
								meta: {
									paymentMethodData: {
										purchase_order: number.trim(),
									},
								},
							}
						: { type: responseTypes.ERROR, message: WRONG }
				),
			[ onPaymentSetup, responseTypes, number ]
		);
		return createElement(
			'div',
			null,
			createElement( 'p', null, settings.description ),
			/* Keeps its own error with the page's others, so that the order waits for it. */
			createElement( blocksCheckout.ValidatedTextInput, {
				id: `${ NAME }-number`,
				label: __( 'Purchase order number', 'shopfront' ),
				value: number,
				onChange: setNumber,
				required: true,
				customValidation: ( input ) => {
					input.setCustomValidity(
						isNumber( input.value ) ? '' : WRONG
					);
					return isNumber( input.value );
				},
				customValidityMessage: () => WRONG,
			} )
		);
	};

	const Label = ( { components } ) =>
		createElement( components.PaymentMethodLabel, {
			icon: 'bill',
			text: settings.title,
		} );

	wcBlocksRegistry.registerPaymentMethod( {
		name: NAME,
		label: createElement( Label ),
		ariaLabel: settings.title ?? NAME,
		content: createElement( Content ),
		/* In the editor there is nobody who pays. */
		edit: createElement( 'p', null, settings.description ),
		canMakePayment: () => Boolean( settings.title ),
		supports: { features: settings.supports ?? [ 'products' ] },
	} );
} )( window.wp, window.wc );
