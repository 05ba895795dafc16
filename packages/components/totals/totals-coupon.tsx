import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import type { CouponEntry } from './coupon-form';

export interface TotalsCouponProps {
	/** Opens the panel to show why the server rejected a code. */
	hasError?: boolean;
	/** When the shopper toggles the panel, an error about a code is obsolete. */
	onToggle: () => void;
	children: ( entry: CouponEntry ) => ReactNode;
}

/**
 * Closes when the server accepts a code.
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
