import { Spinner as OwnSpinner } from '@shopfront/components';
import { createElement, forwardRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type {
	AnchorHTMLAttributes,
	HTMLAttributes,
	ReactNode,
	Ref,
} from 'react';

export interface SpinnerProps {
	className?: string;
}

/** Hidden from screen readers. */
export const Spinner = ( { className }: SpinnerProps ) => (
	<span className={ clsx( 'components-spinner', className ) }>
		<OwnSpinner />
	</span>
);

export interface DisabledProps {
	className?: string;
	isDisabled?: boolean;
	children?: ReactNode;
}

export const Disabled = ( {
	className,
	isDisabled = true,
	children,
}: DisabledProps ) =>
	createElement(
		'div',
		{
			className: clsx( className, {
				'components-disabled': isDisabled,
			} ),
			// Set in a ref, because React 18 doesn't know the attribute and React 19 treats it as a boolean.
			ref: ( element: HTMLElement | null ) => {
				element?.toggleAttribute( 'inert', isDisabled );
			},
		},
		children
	);

/** Opens in a new tab and announces that. */
export const ExternalLink = forwardRef( function ForwardedExternalLink(
	{
		className,
		children,
		rel = '',
		...rest
	}: AnchorHTMLAttributes< HTMLAnchorElement >,
	ref: Ref< HTMLAnchorElement >
) {
	return (
		<a
			{ ...rest }
			ref={ ref }
			className={ clsx( 'components-external-link', className ) }
			target="_blank"
			rel={ `external noopener noreferrer ${ rel }`.trim() }
		>
			{ children }{ ' ' }
			<span className="screen-reader-text">
				{ __( '(opens in a new tab)', 'woocommerce' ) }
			</span>
			<span aria-hidden="true">&#8599;</span>
		</a>
	);
} );

export interface VisuallyHiddenProps extends HTMLAttributes< HTMLElement > {
	as?: string;
}

export const VisuallyHidden = forwardRef( function ForwardedVisuallyHidden(
	{ as = 'div', className, ...rest }: VisuallyHiddenProps,
	ref: Ref< HTMLElement >
) {
	return createElement( as, {
		...rest,
		ref,
		className: clsx(
			'components-visually-hidden screen-reader-text',
			className
		),
	} );
} );
