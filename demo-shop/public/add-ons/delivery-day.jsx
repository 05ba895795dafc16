/*
 * A checkout block with its own data, written like the platform's add-ons, with JSX and imports. The build replaces
 * each import with a global of the page (`window.wc.blocksCheckout`, `window.wp.data`, …), so it bundles nothing. The
 * order sends the selected day as `extensions[ 'delivery-day' ].day`, and the server validates it.
 */
/* eslint-disable import/no-unresolved -- The page offers them; the build knows where. */
import { registerCheckoutBlock } from '@woocommerce/blocks-checkout';
import {
	FormStep,
	RadioControl,
	ValidationInputError,
} from '@woocommerce/blocks-components';
import { validationStore } from '@woocommerce/block-data';
import { getSetting } from '@woocommerce/settings';
/* eslint-enable import/no-unresolved */
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const NAMESPACE = 'delivery-day';

/* From the server: days like `2026-11-25`. */
const { days = [] } = getSetting( `${ NAMESPACE }_data`, {} );

const dateFormat = new Intl.DateTimeFormat( document.documentElement.lang, {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	timeZone: 'UTC',
} );
const OPTIONS = days.map( ( day ) => ( {
	value: day,
	label: dateFormat.format( new Date( day ) ),
} ) );

const DeliveryDay = ( { cart, checkoutExtensionData } ) => {
	const { extensionData, setExtensionData } = checkoutExtensionData;
	const day = extensionData[ NAMESPACE ]?.day ?? '';
	const isPickup = useSelect(
		( select ) =>
			select( 'wc/store/checkout' ).prefersCollection() === true,
		[]
	);
	const hasError = useSelect(
		( select ) =>
			select( validationStore ).getValidationError( NAMESPACE )
				?.hidden === false,
		[]
	);
	const { setValidationErrors, clearValidationError } =
		useDispatch( validationStore );
	const isNeeded = cart.cartNeedsShipping && ! isPickup;

	/* Without a day, a validation error blocks the order. It shows when the shopper tries to place it. */
	useEffect( () => {
		if ( isNeeded && day === '' ) {
			setValidationErrors( {
				[ NAMESPACE ]: {
					message: __(
						'Please choose a day on which we can deliver.',
						'shopfront'
					),
					hidden: true,
				},
			} );
		}
		return () => clearValidationError( NAMESPACE );
	}, [ isNeeded, day, setValidationErrors, clearValidationError ] );

	return isNeeded ? (
		<FormStep
			id={ NAMESPACE }
			title={ __( 'Day of delivery', 'shopfront' ) }
			className={ hasError ? 'has-error' : '' }
		>
			<RadioControl
				id={ NAMESPACE }
				options={ OPTIONS }
				selected={ day }
				onChange={ ( value ) =>
					setExtensionData( NAMESPACE, 'day', value )
				}
				highlightChecked
			/>
			<ValidationInputError
				propertyName={ NAMESPACE }
				elementId={ NAMESPACE }
			/>
		</FormStep>
	) : null;
};

registerCheckoutBlock( {
	metadata: {
		name: 'demo/delivery-day',
		/* Where merchants can insert the block. */
		parent: [ 'woocommerce/checkout-fields-block' ],
	},
	component: DeliveryDay,
} );
