import {
	ConnectedSubtotal,
	useAnnounceTotal,
	useBlockApp,
	type BlockProps,
} from '@shopfront/bindings';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { readLabel } from '../read-label';

/** Announces changes of the subtotal while the drawer is open. */
export const Footer = ( { className, children }: BlockProps ) => {
	const { settings } = useBlockApp();
	const element = useRef< HTMLDivElement >( null );
	useAnnounceTotal( element );
	return (
		<div
			ref={ element }
			className={ clsx( 'wc-block-mini-cart__footer', className ) }
		>
			<ConnectedSubtotal
				className="wc-block-mini-cart__footer-subtotal"
				description={ readLabel(
					settings.getSetting( 'miniCartFooterDescription' ),
					__(
						'Shipping, taxes, and discounts calculated at checkout.',
						'woocommerce'
					)
				) }
			/>
			<div className="wc-block-mini-cart__footer-actions">
				{ children }
			</div>
		</div>
	);
};
