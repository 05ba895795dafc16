import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import type { CouponEntry } from './coupon-form';

export interface TotalsCouponProps {
	/** Whether a code was rejected: the panel opens to show the error. */
	hasError?: boolean;
	/** Called when the shopper opens or closes it: an error about a code is then out of date. */
	onToggle: () => void;
	/** Renders the form while the panel is open. */
	children: ( entry: CouponEntry ) => ReactNode;
}

/**
 * A panel with a form for a coupon code, which closes it when the code was taken.
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
