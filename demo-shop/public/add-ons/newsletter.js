/*
 * A checkout block that subscribes to a mailing list, with the consents that the list needs. The order sends the choice
 * as `extensions[ 'mailchimp-newsletter' ]`.
 */
( ( { element, i18n }, { blocksCheckout, wcSettings } ) => {
	const { createElement, useEffect, useState } = element;
	const { __ } = i18n;
	const { CheckboxControl, registerCheckoutBlock } = blocksCheckout;
	const NAMESPACE = 'mailchimp-newsletter';

	/* From the server: the checkbox's label, and the consents by id. */
	const {
		optinDefaultText,
		gdprStatus,
		gdprHeadline,
		gdprFields = [],
	} = wcSettings.getSetting( `${ NAMESPACE }_data`, {} );

	const Newsletter = ( { checkoutExtensionData } ) => {
		const { setExtensionData } = checkoutExtensionData;
		const [ isSubscribed, setSubscribed ] = useState(
			gdprStatus === 'check'
		);
		const [ consents, setConsents ] = useState( {} );

		useEffect( () => {
			setExtensionData( NAMESPACE, 'optin', isSubscribed );
		}, [ isSubscribed, setExtensionData ] );
		useEffect( () => {
			setExtensionData( NAMESPACE, 'gdprFields', consents );
		}, [ consents, setExtensionData ] );

		return createElement(
			'div',
			{ className: 'newsletter' },
			createElement( CheckboxControl, {
				id: 'subscribe-to-newsletter',
				label:
					optinDefaultText ||
					__( 'Subscribe to our newsletter', 'shopfront' ),
				checked: isSubscribed,
				onChange: setSubscribed,
			} ),
			isSubscribed &&
				createElement(
					'fieldset',
					{ className: 'newsletter__consents' },
					createElement( 'legend', null, gdprHeadline ),
					gdprFields.map( ( { id, text } ) =>
						createElement( CheckboxControl, {
							key: id,
							id: `gdpr_${ id }`,
							label: text,
							checked: consents[ id ] === true,
							onChange: ( isChecked ) =>
								setConsents( ( others ) => ( {
									...others,
									[ id ]: isChecked,
								} ) ),
						} )
					)
				)
		);
	};

	registerCheckoutBlock( {
		metadata: {
			name: 'woocommerce/mailchimp-newsletter-subscription',
			parent: [ 'woocommerce/checkout-contact-information-block' ],
			attributes: {
				/* Always in the form, even on pages that never saved it. */
				lock: { type: 'object', default: { remove: true } },
			},
		},
		component: Newsletter,
	} );
} )( window.wp, window.wc );
