/*
 * A card payment method, written like any add-on: a plain script without a build, with the page's globals and fields.
 * The card lives in a component's state, goes out with the order, and is never stored.
 */
( ( { element, i18n }, { wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useRef, useState } = element;
	const { __ } = i18n;
	const NAME = 'demo-card';
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );

	const Content = ( { components, eventRegistration, emitResponse } ) => {
		const { onCheckoutValidation, onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ card, setCard ] = useState( {} );
		const latest = useRef( card );
		latest.current = card;
		const fields = useRef( null );
		/* Reports invalid fields together with the form's. */
		useEffect(
			() =>
				onCheckoutValidation( () => {
					const validationErrors = fields.current.validate();
					return validationErrors
						? { type: responseTypes.ERROR, validationErrors }
						: true;
				} ),
			[ onCheckoutValidation, responseTypes ]
		);
		useEffect(
			() =>
				onPaymentSetup( () => {
					const { number, expiry, cvc } = latest.current;
					return {
						type: responseTypes.SUCCESS,
						meta: { paymentMethodData: { number, expiry, cvc } },
					};
				} ),
			[ onPaymentSetup, responseTypes ]
		);
		return createElement(
			'div',
			{ className: 'demo-card' },
			createElement(
				'p',
				{ className: 'demo-card__text' },
				settings.description
			),
			createElement( components.CardFields, {
				ref: fields,
				id: NAME,
				label: __( 'Card details', 'shopfront' ),
				value: card,
				onChange: setCard,
			} )
		);
	};

	const Label = ( { components } ) =>
		createElement( components.PaymentMethodLabel, {
			text: settings.title,
		} );

	wcBlocksRegistry.registerPaymentMethod( {
		name: NAME,
		label: createElement( Label ),
		ariaLabel: settings.title ?? NAME,
		content: createElement( Content ),
		edit: createElement( 'p', null, settings.description ),
		canMakePayment: () => Boolean( settings.title ),
		icons: settings.icons ?? null,
		supports: {
			features: settings.supports ?? [ 'products' ],
			showSavedCards: settings.showSavedCards ?? false,
			showSaveOption: settings.showSaveOption ?? false,
		},
	} );
} )( window.wp, window.wc );
