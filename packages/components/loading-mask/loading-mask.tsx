import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';

export interface LoadingMaskProps {
	children?: ReactNode;
	className?: string;
	/** What is said while loading; by default 'Loading…'. */
	screenReaderLabel?: string;
	showSpinner?: boolean;
	isLoading?: boolean;
}

/**
 * Dims what is being loaded anew, in place, so that nothing moves. While loading, its content is not read out.
 *
 * Surface: `.wc-block-components-loading-mask`, `__children` (contract/blocks.md 5). Not loading, the children
 * stand alone in `className`.
 */
export const LoadingMask = ( {
	children,
	className,
	screenReaderLabel,
	showSpinner = false,
	isLoading = true,
}: LoadingMaskProps ) => (
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
			aria-hidden={ isLoading || undefined }
		>
			{ children }
		</div>
		{ isLoading && (
			<span className="screen-reader-text">
				{ screenReaderLabel || __( 'Loading…', 'shopfront' ) }
			</span>
		) }
	</div>
);
