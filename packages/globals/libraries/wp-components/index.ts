import {
	Circle,
	Defs,
	G,
	HorizontalRule,
	Line,
	LinearGradient,
	Path,
	Polygon,
	RadialGradient,
	Rect,
	Stop,
	SVG,
} from '@wordpress/primitives';
import { BaseControl } from './base-control';
import { Button } from './button';
import {
	CheckboxControl,
	RadioControl,
	ToggleControl,
} from './choice-controls';
import { Icon } from './icon';
import { Flex, FlexBlock, FlexItem, HStack, VStack } from './layout';
import { Modal } from './modal';
import { Notice } from './notice';
import { Panel, PanelBody, PanelRow } from './panel';
import { SelectControl } from './select-control';
import { Disabled, ExternalLink, Spinner, VisuallyHidden } from './small-parts';
import './style.scss';
import { TextareaControl, TextControl } from './text-controls';
import { withMissingMembers } from './with-missing-members';

/**
 * `wp.components` on a page without WordPress: the components of `@wordpress/components` that checkout add-ons use,
 * with its names and props, built on our own. The package itself is 331 KiB compressed.
 */
export const wpComponents = withMissingMembers(
	{
		BaseControl,
		Button,
		CheckboxControl,
		Circle,
		Defs,
		Disabled,
		ExternalLink,
		Flex,
		FlexBlock,
		FlexItem,
		G,
		HorizontalRule,
		HStack,
		Icon,
		Line,
		LinearGradient,
		Modal,
		Notice,
		Panel,
		PanelBody,
		PanelRow,
		Path,
		Polygon,
		RadialGradient,
		RadioControl,
		Rect,
		SelectControl,
		Spinner,
		Stop,
		SVG,
		TextareaControl,
		TextControl,
		ToggleControl,
		VisuallyHidden,
		VStack,
		__experimentalHStack: HStack,
		__experimentalVStack: VStack,
	},
	'wp.components'
);
