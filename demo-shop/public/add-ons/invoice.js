/*
 * A payment method with its own field. The order sends the value as `purchase_order`. The server validates it again,
 * because a page can send anything.
 */
( ( { element, i18n }, { blocksCheckout, wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useState } = element;
	const { __ } = i18n;
	const NAME = 'demo-invoice';
	/* From the gateway on the server. */
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );
	const isNumber = ( text ) => /^[a-z0-9-]{3,20}$/i.test( text.trim() );
	const WRONG = __(
		'Please enter the number of your purchase order: 3 to 20 letters, digits and dashes.',
		'shopfront'
	);

	/* Mounted only while this payment method is selected, along with its observer and its error. */
	const Content = ( { eventRegistration, emitResponse } ) => {
		const { onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ number, setNumber ] = useState( '' );
		/* Runs before the order is placed. Without our response, it would be placed without a number. */
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
			/* Stores its error in the validation store, so that it blocks the order. */
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
		/* The editor doesn't need the field. */
		edit: createElement( 'p', null, settings.description ),
		canMakePayment: () => Boolean( settings.title ),
		supports: { features: settings.supports ?? [ 'products' ] },
	} );
} )( window.wp, window.wc );
