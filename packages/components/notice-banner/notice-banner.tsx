import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, SHAPES } from '../icon/icon';

export type NoticeStatus = 'error' | 'success' | 'warning' | 'info' | 'default';

export interface NoticeBannerProps {
	status?: NoticeStatus;
	className?: string;
	children: ReactNode;
	/** A line above the content, for several notices. */
	summary?: string;
	isDismissible?: boolean;
	onRemove?: () => void;
	/** Announced when the notice appears or changes. Errors are assertive, others polite. `''` announces nothing. */
	spokenMessage?: string;
	/** If its identity changes, the same message is announced again. */
	announcementKey?: unknown;
}

const ICONS: Record< NoticeStatus, string > = {
	error: SHAPES.alert,
	warning: SHAPES.alert,
	success: SHAPES.check,
	info: SHAPES.info,
	default: SHAPES.info,
};

/**
 * Surface: `.wc-block-components-notice-banner`, `.is-{status}`, `.is-dismissible`, `__content`, `__summary`,
 * `__dismiss` (docs/contract/blocks.md 5).
 */
export const NoticeBanner = ( {
	status = 'default',
	className,
	children,
	summary,
	isDismissible = true,
	onRemove,
	spokenMessage = '',
	announcementKey,
}: NoticeBannerProps ) => {
	useEffect( () => {
		if ( spokenMessage ) {
			speak( spokenMessage, status === 'error' ? 'assertive' : 'polite' );
		}
	}, [ spokenMessage, status, announcementKey ] );

	return (
		<div
			className={ clsx(
				'wc-block-components-notice-banner',
				`is-${ status }`,
				className,
				{ 'is-dismissible': isDismissible }
			) }
		>
			<Icon shape={ ICONS[ status ] } />
			<div className="wc-block-components-notice-banner__content">
				{ summary && (
					<p className="wc-block-components-notice-banner__summary">
						{ summary }
					</p>
				) }
				{ children }
			</div>
			{ isDismissible && (
				<button
					type="button"
					className="wc-block-components-notice-banner__dismiss"
					aria-label={ __( 'Dismiss this notice', 'woocommerce' ) }
					onClick={ onRemove }
				>
					<Icon shape={ SHAPES.close } />
				</button>
			) }
		</div>
	);
};
