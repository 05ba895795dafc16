import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon, SHAPES } from '../icon/icon';
import { useSteadyPress } from './use-steady-press';

const BLOCK = 'wc-block-components-checkout-place-order-button';

export interface PlaceOrderButtonProps {
	label: string;
	/** None by default. */
	price?: ReactNode;
	priceSeparator?: string;
	isProcessing?: boolean;
	/** Replaces label and price while the order is being processed, beside the spinner. By default only the spinner shows. */
	busyLabel?: string | undefined;
	/** The order is placed, and the page is about to redirect. */
	isDone?: boolean;
	/** No order is possible now. The button remains focusable, so the shopper doesn't lose the focus. */
	isDisabled?: boolean;
	isFullWidth?: boolean;
	onClick: () => void;
}

/**
 * Surface: `.wc-block-components-checkout-place-order-button` (`--full-width`, `--loading`), `__text`, `__icon`,
 * `__separator`, `__price` (docs/contract/blocks.md 5).
 */
export const PlaceOrderButton = ( {
	label,
	price,
	priceSeparator = '·',
	isProcessing = false,
	busyLabel,
	isDone = false,
	isDisabled = false,
	isFullWidth = false,
	onClick,
}: PlaceOrderButtonProps ) => {
	const { isStray, props } = useSteadyPress();
	const busyText = isProcessing ? busyLabel : undefined;
	const isInert = isDisabled || isDone || isProcessing;
	return (
		<Button
			className={ clsx( BLOCK, {
				[ `${ BLOCK }--full-width` ]: isFullWidth,
				[ `${ BLOCK }--loading` ]: isProcessing,
			} ) }
			isBusy={ isProcessing }
			hasBusyText={ busyLabel !== undefined }
			aria-disabled={ isInert || undefined }
			{ ...props }
			onClick={ ( event ) => {
				if ( ! isInert && ! isStray( event ) ) {
					onClick();
				}
			} }
		>
			{ isDone && (
				<Icon shape={ SHAPES.check } className={ `${ BLOCK }__icon` } />
			) }
			<div className={ `${ BLOCK }__text` }>
				{ busyText ?? label }
				{ price && busyText === undefined && (
					<>
						{ ' ' }
						<span
							className={ `${ BLOCK }__separator` }
							aria-hidden="true"
						>
							{ priceSeparator }
						</span>{ ' ' }
						<span className={ `${ BLOCK }__price` }>{ price }</span>
					</>
				) }
			</div>
		</Button>
	);
};
