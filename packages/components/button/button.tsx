import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type {
	AnchorHTMLAttributes,
	ButtonHTMLAttributes,
	ReactNode,
} from 'react';
import { Spinner } from '../spinner/spinner';

export type ButtonVariant = 'contained' | 'outlined' | 'text' | 'link';

interface ButtonOwnProps {
	className?: string;
	children?: ReactNode;
	variant?: ButtonVariant;
	removeTextWrap?: boolean;
	/** Shows a spinner in place of the text without changing the width, and ignores clicks. Remains focusable. */
	isBusy?: boolean;
	/** While busy, keeps the text beside the spinner: it says what happens. */
	hasBusyText?: boolean;
}

export type ButtonProps =
	| ( ButtonOwnProps & { href?: undefined } & Omit<
				ButtonHTMLAttributes< HTMLButtonElement >,
				keyof ButtonOwnProps
			> )
	| ( ButtonOwnProps & { href: string } & Omit<
				AnchorHTMLAttributes< HTMLAnchorElement >,
				keyof ButtonOwnProps | 'href'
			> );

/**
 * A button, or with `href` a link that looks like one.
 *
 * Surface: `.wc-block-components-button.wp-element-button`, the variant as a class (`contained` by default) and
 * `.wc-block-components-button__text` (docs/contract/globals.md 5); `.sf-button--busy` and `aria-busy` while busy.
 * Themes reach it through `.wp-element-button`; their colors override ours.
 */
export const Button = forwardRef<
	HTMLButtonElement | HTMLAnchorElement,
	ButtonProps
>( function ForwardedButton( props, ref ) {
	const {
		className,
		children,
		variant = 'contained',
		removeTextWrap = false,
		isBusy = false,
		hasBusyText = false,
		...rest
	} = props;
	const classes = clsx(
		'wc-block-components-button',
		'wp-element-button',
		className,
		variant,
		isBusy && 'sf-button--busy',
		isBusy && hasBusyText && 'has-text'
	);
	const content = (
		<>
			{ isBusy && <Spinner /> }
			{ removeTextWrap ? (
				children
			) : (
				<div className="wc-block-components-button__text">
					{ children }
				</div>
			) }
		</>
	);

	if ( rest.href !== undefined ) {
		return (
			<a
				{ ...rest }
				ref={ ref as React.Ref< HTMLAnchorElement > }
				className={ classes }
				aria-busy={ isBusy || undefined }
			>
				{ content }
			</a>
		);
	}
	const { href, ...buttonProps } = rest;
	return (
		<button
			type="button"
			{ ...buttonProps }
			ref={ ref as React.Ref< HTMLButtonElement > }
			className={ classes }
			// Not `disabled`: the shopper has just pressed the button, and it would lose the focus.
			aria-disabled={ isBusy || buttonProps[ 'aria-disabled' ] }
			aria-busy={ isBusy || undefined }
			onClick={ isBusy ? preventDefaultAction : buttonProps.onClick }
		>
			{ content }
		</button>
	);
} );

const preventDefaultAction = ( event: React.MouseEvent ) =>
	event.preventDefault();
