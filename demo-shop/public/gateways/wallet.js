/*
 * A wallet: a button, a sheet with saved addresses, and the order. Written like any add-on: a plain script without a
 * build that uses the page's globals.
 */
( ( { data, element, i18n }, { wcBlocksRegistry, wcSettings } ) => {
	const {
		createElement,
		useCallback,
		useEffect,
		useLayoutEffect,
		useRef,
		useState,
	} = element;
	const { __, sprintf } = i18n;
	const NAME = 'demo-wallet';
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );

	const ADDRESSES = [
		{
			first_name: 'Wendy',
			last_name: 'Wallet',
			company: '',
			address_1: '1 Purse Lane',
			address_2: '',
			city: 'San Francisco',
			state: 'CA',
			postcode: '94105',
			country: 'US',
			phone: '4155550100',
		},
		{
			first_name: 'Wendy',
			last_name: 'Wallet',
			company: '',
			address_1: '12 Pocket Street',
			address_2: '',
			city: 'London',
			state: '',
			postcode: 'SW1A 1AA',
			country: 'GB',
			phone: '02079460001',
		},
	];
	const EMAIL = 'wendy@wallet.test';

	const formatTotal = ( { cartTotal, currency } ) =>
		new Intl.NumberFormat( document.documentElement.lang, {
			style: 'currency',
			currency: currency.code,
			minimumFractionDigits: currency.minorUnit,
		} ).format( cartTotal.value / 10 ** currency.minorUnit );

	const formatAddress = ( { address_1: street, city, postcode, country } ) =>
		`${ street }, ${ city } ${ postcode }, ${ country }`;

	const button = ( label, onClick, attributes = {} ) =>
		createElement(
			'button',
			{
				type: 'button',
				...attributes,
				className: 'demo-wallet__action',
				onClick,
			},
			label
		);

	/* Closing it with Escape or the button has the same effect. */
	const Sheet = ( {
		billing,
		isCalculating,
		sendTo,
		onPay,
		onCancel,
		onFail,
	} ) => {
		const dialog = useRef( null );
		const [ chosen, setChosen ] = useState( 0 );
		/* The total depends on the address. */
		useEffect( () => {
			sendTo( ADDRESSES[ chosen ] );
		}, [ chosen, sendTo ] );
		/* Close the dialog before it unmounts, so that the browser restores focus. */
		useLayoutEffect( () => {
			const sheet = dialog.current;
			sheet.showModal();
			return () => sheet.close();
		}, [] );
		return createElement(
			'dialog',
			{
				ref: dialog,
				className: 'demo-wallet__sheet',
				'aria-labelledby': `${ NAME }-title`,
				onCancel: ( event ) => {
					event.preventDefault();
					onCancel();
				},
			},
			createElement( 'h2', { id: `${ NAME }-title` }, settings.title ),
			createElement(
				'p',
				{ className: 'demo-wallet__total', role: 'status' },
				isCalculating
					? __( 'Working out the total…', 'shopfront' )
					: sprintf(
							/* translators: %s: amount of money. */
							__( 'You pay %s.', 'shopfront' ),
							formatTotal( billing )
						)
			),
			createElement(
				'fieldset',
				null,
				createElement(
					'legend',
					null,
					__( 'Send it to', 'shopfront' )
				),
				ADDRESSES.map( ( address, index ) =>
					createElement(
						'label',
						{ key: address.postcode },
						createElement( 'input', {
							type: 'radio',
							name: `${ NAME }-address`,
							checked: index === chosen,
							onChange: () => setChosen( index ),
						} ),
						createElement( 'span', null, formatAddress( address ) )
					)
				)
			),
			createElement(
				'div',
				{ className: 'demo-wallet__actions' },
				button(
					__( 'Pay', 'shopfront' ),
					() => isCalculating || onPay( ADDRESSES[ chosen ] ),
					{ 'aria-disabled': isCalculating }
				),
				button( __( 'Cancel', 'shopfront' ), onCancel ),
				button( __( 'Let it fail', 'shopfront' ), onFail )
			)
		);
	};

	const Content = ( props ) => {
		const { billing, buttonAttributes, emitResponse, eventRegistration } =
			props;
		const { onClick, onClose, onError, onSubmit, activePaymentMethod } =
			props;
		const { shippingData } = props;
		const { onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ isOpen, setIsOpen ] = useState( false );
		const [ isLoading, setIsLoading ] = useState( false );
		/* The address before the sheet opened: closing the wallet must change nothing. */
		const before = useRef( null );
		const approved = useRef( null );
		const isActive = activePaymentMethod === NAME;

		useEffect( () => {
			if ( ! isActive ) {
				return undefined;
			}
			return onPaymentSetup( () => {
				const address = approved.current;
				return address
					? {
							type: responseTypes.SUCCESS,
							meta: {
								paymentMethodData: { wallet_token: 'approved' },
								billingAddress: { ...address, email: EMAIL },
								shippingAddress: address,
							},
						}
					: {
							type: responseTypes.ERROR,
							message: __(
								'The wallet was closed.',
								'shopfront'
							),
						};
			} );
		}, [ isActive, onPaymentSetup, responseTypes ] );

		/* Props change with every update of the page, and mustn't repeat a request. */
		const latest = useRef( shippingData );
		latest.current = shippingData;
		/* If several addresses are selected in a row, the total must be the last one's. */
		const turn = useRef( 0 );
		const sendTo = useCallback( async ( address ) => {
			const { needsShipping, setShippingAddress } = latest.current;
			if ( ! needsShipping ) {
				return;
			}
			const currentTurn = ++turn.current;
			setIsLoading( true );
			setShippingAddress( address );
			try {
				await data
					.dispatch( 'wc/store/cart' )
					.updateCustomerData( { shipping_address: address } );
			} catch {
				/* Placing the order will report the address's error. */
			}
			if ( currentTurn === turn.current ) {
				setIsLoading( false );
			}
		}, [] );
		const restoreAddress = () => {
			setIsOpen( false );
			sendTo( before.current );
		};

		const open = () => {
			approved.current = null;
			before.current = shippingData.shippingAddress;
			onClick();
			/* The sheet sends its address first. It must not offer to pay the total of another. */
			setIsLoading( shippingData.needsShipping );
			setIsOpen( true );
		};
		const pay = ( address ) => {
			approved.current = address;
			setIsOpen( false );
			onSubmit();
		};
		const cancel = () => {
			restoreAddress();
			onClose();
		};
		const fail = () => {
			restoreAddress();
			onError(
				__(
					'The wallet could not be reached. Please try again or pay in another way.',
					'shopfront'
				)
			);
		};

		return createElement(
			element.Fragment,
			null,
			createElement(
				'button',
				{
					type: 'button',
					className: 'demo-wallet__button',
					style: buttonAttributes
						? {
								blockSize: `${ buttonAttributes.height }px`,
								borderRadius: `${ buttonAttributes.borderRadius }px`,
							}
						: undefined,
					onClick: open,
				},
				sprintf(
					/* translators: %s: name of a wallet. */
					__( 'Pay with %s', 'shopfront' ),
					settings.title
				)
			),
			isOpen &&
				createElement( Sheet, {
					billing,
					isCalculating: isLoading,
					sendTo,
					onPay: pay,
					onCancel: cancel,
					onFail: fail,
				} )
		);
	};

	wcBlocksRegistry.registerExpressPaymentMethod( {
		name: NAME,
		title: settings.title,
		description: settings.description,
		gatewayId: NAME,
		content: createElement( Content ),
		edit: createElement(
			'button',
			{
				type: 'button',
				className: 'demo-wallet__button',
				disabled: true,
			},
			settings.title
		),
		canMakePayment: () => Boolean( settings.title ),
		supports: {
			features: settings.supports ?? [ 'products' ],
			style: [ 'height', 'borderRadius' ],
		},
	} );
} )( window.wp, window.wc );
