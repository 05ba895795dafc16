import { isSafeUrl } from '@shopfront/text';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon, type IconName } from '../icon/icon';

export interface CheckoutMessageProps {
	/** Classes of the whole, and of its parts. */
	classNames: Readonly<
		Record< 'block' | 'image' | 'title' | 'description', string >
	>;
	icon: IconName;
	title: string;
	description: ReactNode;
	/** Where the shopper can go from here; none without an address. */
	link?: { href: string; label: string };
}

/** What stands in the place of a form that cannot be had, and the way on. */
export const CheckoutMessage = ( {
	classNames,
	icon,
	title,
	description,
	link,
}: CheckoutMessageProps ) => (
	<div className={ clsx( 'sf-checkout-message', classNames.block ) }>
		<Icon
			name={ icon }
			className={ clsx( 'sf-checkout-message__image', classNames.image ) }
		/>
		<h2 className={ classNames.title }>{ title }</h2>
		<p className={ classNames.description }>{ description }</p>
		{ link?.href && isSafeUrl( link.href ) && (
			<div>
				<Button href={ link.href }>{ link.label }</Button>
			</div>
		) }
	</div>
);
