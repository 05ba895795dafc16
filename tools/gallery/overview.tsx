import { useEffect, useState } from '@wordpress/element';
import { DisplayOptionControls } from './display-option-controls';
import {
	type DisplayOptionValues,
	readDisplayOptions,
	writeDisplayOptions,
} from './display-options';
import { StateFrame } from './state-frame';
import { galleryGroups, type GalleryComponent } from './states';

interface ComponentSectionProps {
	component: GalleryComponent;
	displayOptions: DisplayOptionValues;
}

const ComponentSection = ( {
	component,
	displayOptions,
}: ComponentSectionProps ) => (
	<section aria-labelledby={ component.id }>
		<h3 id={ component.id }>{ component.name }</h3>
		<ul className="sf-gallery-states">
			{ component.states.map( ( state ) => (
				<li key={ state.id }>
					<h4 id={ state.id }>
						<a href={ `#${ state.id }` }>{ state.name }</a>
					</h4>
					<StateFrame
						state={ state }
						displayOptions={ displayOptions }
					/>
				</li>
			) ) }
		</ul>
	</section>
);

const Contents = () => (
	<nav className="sf-gallery-contents" aria-label="Components">
		{ galleryGroups.map( ( { id, title, components } ) => (
			<div key={ id }>
				<p id={ `to-${ id }` }>{ title }</p>
				<ul aria-labelledby={ `to-${ id }` }>
					{ components.map( ( component ) => (
						<li key={ component.id }>
							<a href={ `#${ component.id }` }>
								{ component.name }
							</a>
						</li>
					) ) }
				</ul>
			</div>
		) ) }
	</nav>
);

/** The URL contains the display options and the scroll target. */
export const Overview = () => {
	const [ displayOptions, setDisplayOptions ] = useState( () =>
		readDisplayOptions( new URLSearchParams( window.location.search ) )
	);
	useEffect( () => {
		// The target didn't exist yet when the browser tried to scroll to it.
		document
			.getElementById( window.location.hash.slice( 1 ) )
			?.scrollIntoView();
	}, [] );
	const change = ( next: DisplayOptionValues ) => {
		setDisplayOptions( next );
		const { pathname, hash } = window.location;
		window.history.replaceState(
			null,
			'',
			`${ pathname }?${ writeDisplayOptions( next ) }${ hash }`
		);
	};
	return (
		<>
			<DisplayOptionControls
				displayOptions={ displayOptions }
				onChange={ change }
			/>
			<Contents />
			{ galleryGroups.map( ( { id, title, components } ) => (
				<section key={ id } aria-labelledby={ id }>
					<h2 id={ id }>{ title }</h2>
					{ components.map( ( component ) => (
						<ComponentSection
							key={ component.id }
							component={ component }
							displayOptions={ displayOptions }
						/>
					) ) }
				</section>
			) ) }
		</>
	);
};
