import { isSafeUrl } from '@shopfront/text';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';

export interface CheckoutMessageProps {
	/** Root class, and prefix of the other classes. */
	block: string;
	titleClass?: string;
	icon: string;
	title: string;
	description: ReactNode;
	/** Omitted if the URL is empty. */
	link?: { href: string; label: string };
}

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
			shape={ icon }
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
