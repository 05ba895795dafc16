import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { useLayoutEffect } from '../use-layout-effect/use-layout-effect';

export interface LoadingMaskProps {
	children?: ReactNode;
	className?: string;
	/** Defaults to 'Loading…'. */
	screenReaderLabel?: string;
	showSpinner?: boolean;
	isLoading?: boolean;
}

/**
 * Dims content while it reloads, without layout shift. Meanwhile the content is inert, unless it contains the focus.
 *
 * Surface: `.wc-block-components-loading-mask`, `__children` (docs/contract/blocks.md 5). Without loading, only
 * `className` is set.
 */
export const LoadingMask = ( {
	children,
	className,
	screenReaderLabel,
	showSpinner = false,
	isLoading = true,
}: LoadingMaskProps ) => {
	const content = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const { current: element } = content;
		// Making it inert would move the focus to the top of the page.
		const hasFocus = element?.contains(
			element.ownerDocument.activeElement
		);
		element?.toggleAttribute( 'inert', isLoading && ! hasFocus );
	}, [ isLoading ] );
	return (
		<div
			className={ clsx( className, {
				'wc-block-components-loading-mask': isLoading,
			} ) }
			aria-busy={ isLoading || undefined }
		>
			{ isLoading && showSpinner && <Spinner /> }
			<div
				className={ clsx( {
					'wc-block-components-loading-mask__children': isLoading,
				} ) }
				ref={ content }
				// Dimmed text counts as disabled, which exempts it from contrast requirements.
				role={ isLoading ? 'group' : undefined }
				aria-disabled={ isLoading || undefined }
			>
				{ children }
			</div>
			{ isLoading && (
				<span className="screen-reader-text">
					{ screenReaderLabel || __( 'Loading…', 'woocommerce' ) }
				</span>
			) }
		</div>
	);
};
