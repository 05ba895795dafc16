import clsx from 'clsx';

export interface SkeletonProps {
	className?: string;
	/** A CSS length. */
	width?: string;
	/** A CSS length. */
	height?: string;
	isStatic?: boolean;
}

/**
 * Reserves space while content is loading, and becomes visible after 300 ms. Hidden from screen readers.
 *
 * Surface: `.wc-block-components-skeleton`, `__element(--static)`; the size comes from the props or the class.
 */
export const Skeleton = ( {
	className,
	width,
	height,
	isStatic = false,
}: SkeletonProps ) => (
	<div
		className={ clsx( 'wc-block-components-skeleton', className ) }
		aria-hidden="true"
	>
		<div
			className={ clsx( 'wc-block-components-skeleton__element', {
				'wc-block-components-skeleton__element--static': isStatic,
			} ) }
			style={ { inlineSize: width, blockSize: height } }
		/>
	</div>
);
