import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import type { CouponEntry } from './coupon-form';

export interface TotalsCouponProps {
	/** Opens the panel to show the error of a rejected code. */
	hasError?: boolean;
	/** Called when the shopper toggles the panel, because an error about a code is then obsolete. */
	onToggle: () => void;
	/** Renders the form while the panel is open. */
	children: ( entry: CouponEntry ) => ReactNode;
}

/**
 * A panel with the coupon form. Closes when a code is accepted.
 *
 * Surface: `.wc-block-components-totals-coupon`, `__content`, `__form`, `__input`, `__button` (`--loading`).
 */
export const TotalsCoupon = ( {
	hasError = false,
	onToggle,
	children,
}: TotalsCouponProps ) => {
	const [ code, setCode ] = useState( '' );
	const [ isOpen, setIsOpen ] = useState( false );
	const toggleRef = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( hasError ) {
			setIsOpen( true );
		}
	}, [ hasError ] );
	const toggle = ( willBeOpen: boolean ) => {
		setIsOpen( willBeOpen );
		onToggle();
	};
	const close = ( hadFocus: boolean ) => {
		setCode( '' );
		setIsOpen( false );
		if ( hadFocus ) {
			toggleRef.current?.focus();
		}
	};
	return (
		<Panel
			className="wc-block-components-totals-coupon"
			title={ __( 'Add coupons', 'woocommerce' ) }
			state={ [ isOpen, toggle ] }
			buttonRef={ toggleRef }
		>
			{ isOpen && children( { code, setCode, close } ) }
		</Panel>
	);
};
