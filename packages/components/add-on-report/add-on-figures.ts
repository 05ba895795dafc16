import type { AddOnMeasure, Fault } from '@shopfront/extensibility';
import type { ScriptFault } from './describe-fault';

/** What is told of each add-on, in the order of the columns. */
export const ADD_ON_MEASURES: readonly AddOnMeasure[] = [
	'timeMs',
	'longestMs',
	'rendersPerSecond',
	'errors',
	'bytes',
	'layoutShift',
];

/** Something that went wrong in an add-on, at one point in one way. */
export interface ReportedFault extends Omit< Fault, 'kind' > {
	kind: Fault[ 'kind' ] | ScriptFault;
}

/** What one add-on has cost a page. */
export interface AddOnFigures {
	/** Names that it registered with, the first one first; `[]` when it registered nothing. */
	names: readonly string[];
	/** Address of its script; `null` when it is not known which one it was. */
	script: string | null;
	/** What it is measured by; `null` where the browser does not tell. */
	figures: Readonly< Record< AddOnMeasure, number | null > >;
	/** Renders of its parts since the page was opened. */
	renders: number;
	faults: readonly ReportedFault[];
}
