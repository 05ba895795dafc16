/*
 * A payment method that behaves as a visitor chose on `/demo/`: it crashes at a chosen moment, refuses, saves tokens,
 * or has its own button.
 */
( ( { element }, { wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useState } = element;
	const NAME = 'demo-trial';
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );
	const { behaviour } = settings;
	const crash = ( where ) => {
		throw new Error( `The trial gateway crashed: ${ where }.` );
	};

	if ( behaviour === 'crash-script' ) {
		crash( 'script' );
	}

	const observePayment = window.demoObserver?.observePayment;

	const Content = ( { eventRegistration: { onPaymentSetup } } ) => {
		useEffect(
			() => observePayment && onPaymentSetup( observePayment ),
			[ onPaymentSetup ]
		);
		if ( behaviour === 'crash-content' ) {
			crash( 'content' );
		}
		return createElement( 'p', null, settings.description );
	};

	/* Sends a saved token's security code with the order. */
	const SavedToken = ( { token, eventRegistration, emitResponse } ) => {
		const { onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ code, setCode ] = useState( '' );
		useEffect(
			() =>
				onPaymentSetup( () =>
					/^\d{3}$/.test( code )
						? {
								type: responseTypes.SUCCESS,
								meta: { paymentMethodData: { token, code } },
							}
						: {
								type: responseTypes.ERROR,
								message:
									'Please enter the three digits of your code.',
							}
				),
			[ onPaymentSetup, responseTypes, token, code ]
		);
		return createElement(
			'p',
			null,
			createElement(
				'label',
				null,
				'Security code (three digits) ',
				createElement( 'input', {
					inputMode: 'numeric',
					value: code,
					onChange: ( { target } ) => setCode( target.value ),
				} )
			)
		);
	};

	const PlaceOrderButton = ( { onSubmit, disabled, validate } ) =>
		createElement(
			'button',
			{
				type: 'button',
				disabled,
				style: { padding: '0.75rem 1rem', inlineSize: '100%' },
				onClick: async () => {
					const { hasError } = await validate();
					if ( ! hasError ) {
						onSubmit();
					}
				},
			},
			'Pay with the trial gateway'
		);

	const canMakePayment = () => {
		switch ( behaviour ) {
			case 'crash-availability':
				return crash( 'canMakePayment' );
			case 'availability-error':
				return {
					error: {
						message: 'The trial gateway is closed for today.',
					},
				};
			default:
				return true;
		}
	};

	wcBlocksRegistry.registerPaymentMethod( {
		name: NAME,
		label: settings.title,
		ariaLabel: settings.title,
		content: createElement( Content ),
		edit: createElement( 'p', null, settings.description ),
		canMakePayment,
		...( behaviour === 'own-button'
			? { placeOrderButton: PlaceOrderButton }
			: {} ),
		...( behaviour === 'saved-token'
			? { savedTokenComponent: createElement( SavedToken ) }
			: {} ),
		supports: {
			features: settings.supports ?? [ 'products' ],
			showSavedCards: true,
			showSaveOption: true,
		},
	} );
} )( window.wp, window.wc );
