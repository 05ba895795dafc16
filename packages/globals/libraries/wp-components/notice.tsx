import { NoticeBanner, type NoticeStatus } from '@shopfront/components';
import { renderToString } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

export interface NoticeProps {
	status?: Exclude< NoticeStatus, 'default' >;
	className?: string;
	children: ReactNode;
	/** Announced instead of the content; `''` announces nothing. */
	spokenMessage?: ReactNode;
	isDismissible?: boolean;
	onRemove?: () => void;
	onDismiss?: () => void;
	actions?: ReadonlyArray<
		{
			label: string;
			url?: string;
			noDefaultClasses?: boolean;
		} & Pick<
			ButtonProps,
			'className' | 'variant' | 'onClick' | 'disabled'
		>
	>;
}

const textOf = ( message: ReactNode ): string =>
	typeof message === 'string' ? message : renderToString( message );

/** Announced when it appears. */
export const Notice = ( {
	status = 'info',
	className,
	children,
	spokenMessage = children,
	isDismissible = true,
	onRemove,
	onDismiss,
	actions = [],
}: NoticeProps ) => (
	<NoticeBanner
		status={ status }
		className={ `components-notice ${ className ?? '' }`.trim() }
		isDismissible={ isDismissible }
		onRemove={ () => {
			onDismiss?.();
			onRemove?.();
		} }
		spokenMessage={ textOf( spokenMessage ) }
	>
		<div className="components-notice__content">
			{ children }
			{ actions.length > 0 && (
				<div className="components-notice__actions">
					{ actions.map(
						( { label, url, noDefaultClasses, ...action } ) => (
							<Button
								key={ label }
								variant={ url ? 'link' : 'secondary' }
								{ ...action }
								href={ url }
							>
								{ label }
							</Button>
						)
					) }
				</div>
			) }
		</div>
	</NoticeBanner>
);
