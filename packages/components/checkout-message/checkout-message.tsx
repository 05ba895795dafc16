import { isSafeUrl } from '@shopfront/text';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon, type IconName } from '../icon/icon';

export interface CheckoutMessageProps {
	/** Class of the whole; those of the parts begin with it. */
	block: string;
	titleClass?: string;
	icon: IconName;
	title: string;
	description: ReactNode;
	/** Where the shopper can go from here; none without an address. */
	link?: { href: string; label: string };
}

/** What stands in the place of a form that cannot be had, and the way on. */
export const CheckoutMessage = ( {
	block,
	titleClass = `${ block }__title`,
	icon,
	title,
	description,
	link,
}: CheckoutMessageProps ) => (
	<div className={ clsx( 'sf-checkout-message', block ) }>
		<Icon
			name={ icon }
			className={ clsx(
				'sf-checkout-message__image',
				`${ block }__image`
			) }
		/>
		<h2 className={ titleClass }>{ title }</h2>
		<p className={ `${ block }__description` }>{ description }</p>
		{ link?.href && isSafeUrl( link.href ) && (
			<div>
				<Button href={ link.href }>{ link.label }</Button>
			</div>
		) }
	</div>
);
