import {
	coerceAttributes,
	useBlockApp,
	type BlockProps,
} from '@shopfront/bindings';
import { Button } from '@shopfront/components';
import { getStorePageUrl } from '@shopfront/settings';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useCartAttributes } from '../attributes';
import { ProceedBar } from '../proceed-bar';
import { useProceed } from '../use-proceed';
import { useProceedFilters } from '../use-proceed-filters';

/** Sends pending changes before the page unloads. */
export const ProceedToCheckout = ( { className, ...props }: BlockProps ) => {
	const { settings } = useBlockApp();
	const cartAttributes = useCartAttributes();
	const { checkoutPageId, buttonLabel } = coerceAttributes(
		{
			checkoutPageId: {
				type: 'number',
				default: cartAttributes.checkoutPageId,
			},
			buttonLabel: { type: 'string', default: '' },
		},
		props
	);
	const { href, label } = useProceedFilters( {
		href: getStorePageUrl( settings, 'checkout', checkoutPageId ),
		label: buttonLabel || __( 'Proceed to Checkout', 'woocommerce' ),
	} );
	const { isLeaving, onClick } = useProceed( href );
	const container = useRef< HTMLDivElement >( null );
	const button = (
		<Button
			className={ clsx( 'wc-block-cart__submit-button', {
				'wc-block-cart__submit-button--loading': isLeaving,
			} ) }
			href={ href }
			isBusy={ isLeaving }
			onClick={ onClick }
		>
			{ label }
		</Button>
	);
	return href === '' ? null : (
		<div className={ clsx( 'wc-block-cart__submit', className ) }>
			<div ref={ container } className="wc-block-cart__submit-container">
				{ button }
			</div>
			<ProceedBar targetRef={ container }>{ button }</ProceedBar>
		</div>
	);
};
