/*
 * A card payment method, written like any add-on: a plain script without a build that uses the page's globals. The card
 * number is sent with the order and never stored.
 */
( ( { element, data, i18n }, { wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useRef, useState } = element;
	const { __ } = i18n;
	const NAME = 'demo-card';
	const VALIDATION = 'wc/store/validation';
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );

	/* Fields by their names in the gateway. `check` returns an error message, or `''`. */
	const FIELDS = [
		{
			name: 'number',
			label: __( 'Card number', 'shopfront' ),
			autoComplete: 'cc-number',
			inputMode: 'numeric',
			maxLength: 23,
			check: ( value ) =>
				isCardNumber( value.replace( /[\s-]/g, '' ) )
					? ''
					: __( 'Please enter a valid card number.', 'shopfront' ),
		},
		{
			name: 'expiry',
			label: __( 'Expiry date (MM/YY)', 'shopfront' ),
			autoComplete: 'cc-exp',
			inputMode: 'numeric',
			maxLength: 9,
			check: checkExpiry,
		},
		{
			name: 'cvc',
			label: __( 'Security code', 'shopfront' ),
			autoComplete: 'cc-csc',
			inputMode: 'numeric',
			maxLength: 4,
			check: ( value ) =>
				/^\d{3,4}$/.test( value )
					? ''
					: __(
							'Please enter the three or four digits of your security code.',
							'shopfront'
						),
		},
	];

	/* Whether the check digit is correct (ISO/IEC 7812-1). */
	function isCardNumber( digits ) {
		const sum = [ ...digits ]
			.reverse()
			.map( ( digit, index ) => Number( digit ) * ( ( index % 2 ) + 1 ) )
			.reduce(
				( total, value ) =>
					total + ( value % 10 ) + Math.floor( value / 10 ),
				0
			);
		return /^\d{12,19}$/.test( digits ) && sum % 10 === 0;
	}

	/* A card is valid until the end of its month. */
	function checkExpiry( value ) {
		const [ , month, year ] =
			/^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec( value ) ?? [];
		if ( ! month ) {
			return __( 'Please enter the expiry date as MM/YY.', 'shopfront' );
		}
		return Date.UTC( 2000 + Number( year ), Number( month ), 1 ) >
			Date.now()
			? ''
			: __( 'This card has expired.', 'shopfront' );
	}

	const idOf = ( name ) => `${ NAME }-${ name }`;
	const clearError = ( name ) =>
		data.dispatch( VALIDATION ).clearValidationError( idOf( name ) );

	/* Returns the errors of all invalid fields, for the validation store. */
	const findErrors = ( values ) =>
		Object.fromEntries(
			FIELDS.flatMap( ( { name, check } ) => {
				const message = check( ( values[ name ] ?? '' ).trim() );
				return message
					? [ [ idOf( name ), { message, hidden: false } ] ]
					: [];
			} )
		);

	const Field = ( { field, value, onChange, ErrorText } ) => {
		const { name, label, check, ...input } = field;
		const id = idOf( name );
		const hasError = data.useSelect(
			( select ) => {
				const error = select( VALIDATION ).getValidationError( id );
				return Boolean( error ) && ! error.hidden;
			},
			[ id ]
		);
		/* Clears the error of an unmounted field, because it would block the order. */
		useEffect( () => () => clearError( name ), [ name ] );
		const showError = () => {
			const message = value === '' ? '' : check( value.trim() );
			if ( message ) {
				data.dispatch( VALIDATION ).setValidationErrors( {
					[ id ]: { message, hidden: false },
				} );
			}
		};
		return createElement(
			'div',
			{
				className: `wc-block-components-text-input demo-card__${ name }${ value ? ' is-active' : '' }${ hasError ? ' has-error' : '' }`,
			},
			createElement( 'input', {
				...input,
				id,
				name: id,
				type: 'text',
				value,
				required: true,
				dir: 'ltr',
				'aria-invalid': hasError,
				'aria-errormessage': hasError
					? `validate-error-${ id }`
					: undefined,
				// Most screen readers support only this attribute.
				'aria-describedby': hasError
					? `validate-error-${ id }`
					: undefined,
				onChange: ( event ) => {
					clearError( name );
					onChange( event.target.value );
				},
				onBlur: showError,
			} ),
			createElement( 'label', { htmlFor: id }, label ),
			createElement( ErrorText, { propertyName: id, elementId: id } )
		);
	};

	const Content = ( { eventRegistration, emitResponse, components } ) => {
		const { onCheckoutValidation, onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ values, setValues ] = useState( {} );
		const latest = useRef( values );
		latest.current = values;
		/* Reports invalid fields together with those of the form. */
		useEffect(
			() =>
				onCheckoutValidation( () => {
					const validationErrors = findErrors( latest.current );
					return Object.keys( validationErrors ).length > 0
						? { type: responseTypes.ERROR, validationErrors }
						: true;
				} ),
			[ onCheckoutValidation, responseTypes ]
		);
		useEffect(
			() =>
				onPaymentSetup( () => ( {
					type: responseTypes.SUCCESS,
					meta: { paymentMethodData: { ...latest.current } },
				} ) ),
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
			FIELDS.map( ( field ) =>
				createElement( Field, {
					key: field.name,
					field,
					value: values[ field.name ] ?? '',
					onChange: ( value ) =>
						setValues( ( others ) => ( {
							...others,
							[ field.name ]: value,
						} ) ),
					ErrorText: components.ValidationInputError,
				} )
			)
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
