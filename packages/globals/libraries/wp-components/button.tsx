import {
	Button as CustomPlaceOrderButton,
	type ButtonVariant,
} from '@shopfront/components';
import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { omitStyleProps } from './base-control';
import { Icon, type IconType } from './icon';

const VARIANTS: Readonly< Record< string, ButtonVariant > > = {
	primary: 'contained',
	secondary: 'outlined',
	tertiary: 'text',
	link: 'link',
};

export interface ButtonProps {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	className?: string;
	children?: ReactNode;
	text?: string;
	icon?: IconType;
	iconSize?: number;
	iconPosition?: 'left' | 'right';
	/** Accessible name of an icon button, and its native tooltip. */
	label?: string;
	showTooltip?: boolean;
	href?: string;
	target?: string;
	disabled?: boolean;
	/** Leaves a disabled button focusable. */
	accessibleWhenDisabled?: boolean;
	isBusy?: boolean;
	isDestructive?: boolean;
	isPressed?: boolean;
	size?: 'default' | 'compact' | 'small';
	type?: 'button' | 'submit' | 'reset';
	onClick?: ( event: MouseEvent ) => void;
}

/** A button, or with `href` a link that looks like one. */
export const Button = forwardRef( function ForwardedButton(
	{
		variant,
		className,
		children,
		text,
		icon,
		iconSize,
		iconPosition = 'left',
		label,
		showTooltip = false,
		href,
		target,
		disabled = false,
		accessibleWhenDisabled = false,
		isBusy = false,
		isDestructive = false,
		isPressed,
		size = 'default',
		type = 'button',
		onClick,
		...rest
	}: ButtonProps,
	ref: Ref< HTMLButtonElement | HTMLAnchorElement >
) {
	const image = icon ? <Icon icon={ icon } size={ iconSize } /> : null;
	const shared = {
		...omitStyleProps( rest ),
		ref,
		variant: VARIANTS[ variant ?? '' ] ?? 'text',
		className: clsx( 'components-button', className, `is-${ size }`, {
			[ `is-${ variant }` ]: variant,
			'is-busy': isBusy,
			'is-destructive': isDestructive,
			'is-pressed': isPressed,
			'has-icon': icon,
			'has-text': icon && ( text || children ),
		} ),
		isBusy,
		'aria-label': label,
		title: label && ( showTooltip || ! children ) ? label : undefined,
		removeTextWrap: true,
		children: (
			<>
				{ iconPosition === 'left' && image }
				{ text }
				{ children }
				{ iconPosition === 'right' && image }
			</>
		),
	};
	if ( href !== undefined && ! disabled ) {
		return (
			<CustomPlaceOrderButton
				{ ...{ ...shared, href, target, onClick } }
			/>
		);
	}
	const isInert = disabled && accessibleWhenDisabled;
	return (
		<CustomPlaceOrderButton
			{ ...shared }
			type={ type }
			disabled={ disabled && ! accessibleWhenDisabled }
			aria-disabled={ isInert || undefined }
			aria-pressed={ isPressed }
			onClick={ isInert ? undefined : onClick }
		/>
	);
} );
