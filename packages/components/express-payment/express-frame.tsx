import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { Title } from '../title/title';

const BLOCK = 'wc-block-components-express-payment';

/** Expected buttons until we know the methods (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
const EXPECTED_BUTTONS = 2;

const renderSlots = ( count: number, item: ReactNode ) =>
	Array.from( { length: count }, ( _, index ) => (
		<li key={ index }>{ item }</li>
	) );

export interface ExpressFrameProps {
	context: 'cart' | 'checkout';
	buttons?: readonly ReactNode[];
	isDisabled?: boolean;
	/** Reserves space while the methods are still unknown. */
	isLoading?: boolean;
	/** Reserved buttons. The number stays the same if fewer methods are available, or none. */
	slotCount?: number;
	/** CSS pixels (docs/contract/cart-and-checkout.md 9). */
	buttonHeightPx?: number;
	/** CSS pixels. */
	buttonBorderRadiusPx?: number;
	/** Renders above the buttons, such as notices. */
	children?: ReactNode;
}

/**
 * Express payment methods, which skip the form, and the separator below them. Reserves the buttons' space from the
 * first paint, because providers render them asynchronously. If no method is available, the space remains empty: a
 * message about unavailable methods wouldn't help the shopper.
 *
 * Surface: `.wc-block-components-express-payment` (`--cart`, `--checkout`, `--disabled`), `__title-container`,
 * `__title`, `__content`, `__event-buttons`; `.wc-block-components-express-payment-continue-rule` (`--cart`,
 * `--checkout`); `--sf-express-button-height`, `--sf-express-button-radius` (docs/contract/blocks.md 4 and 5).
 */
export const ExpressFrame = ( {
	context,
	buttons = [],
	isDisabled = false,
	isLoading = false,
	slotCount = isLoading ? EXPECTED_BUTTONS : 0,
	buttonHeightPx = 48,
	buttonBorderRadiusPx = 4,
	children,
}: ExpressFrameProps ) => (
	<>
		<div
			className={ clsx( BLOCK, `${ BLOCK }--${ context }`, {
				[ `${ BLOCK }--disabled` ]: isDisabled,
			} ) }
			style={ {
				'--sf-express-button-height': `${ buttonHeightPx }px`,
				'--sf-express-button-radius': `${ buttonBorderRadiusPx }px`,
			} }
		>
			<div className={ `${ BLOCK }__title-container` }>
				<Title className={ `${ BLOCK }__title` } headingLevel="2">
					{
						// eslint-disable-next-line @wordpress/i18n-no-flanking-whitespace -- WooCommerce's text begins with a space; only that text has translations.
						__( ' Express Checkout', 'woocommerce' )
					}
				</Title>
			</div>
			<div
				className={ `${ BLOCK }__content` }
				aria-busy={ isLoading || undefined }
			>
				{ children }
				<ul className={ `${ BLOCK }__event-buttons` }>
					{ buttons }
					{ isLoading &&
						buttons.length === 0 &&
						renderSlots( slotCount, <Skeleton /> ) }
				</ul>
				{ slotCount > buttons.length && ! isLoading && (
					<ul className="sf-express-places">
						{ renderSlots( slotCount, null ) }
					</ul>
				) }
			</div>
		</div>
		<div
			className={ clsx(
				`${ BLOCK }-continue-rule`,
				`${ BLOCK }-continue-rule--${ context }`
			) }
		>
			{ context === 'cart'
				? __( 'Or', 'woocommerce' )
				: __( 'Or continue below', 'woocommerce' ) }
		</div>
	</>
);
