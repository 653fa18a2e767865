import type { Metadata } from "next";
import {
  type WrittenAddress,
  WrittenRouteView,
  writtenRouteMetadata,
} from "../../../../../../../written/written-route.tsx";

export const revalidate = 300;
export const generateStaticParams = () => [];

export function generateMetadata({ params }: WrittenAddress): Promise<Metadata> {
  return writtenRouteMetadata({ params });
}

/** A further page of a list of written pages. */
export default function WrittenListPage({ params }: WrittenAddress) {
  return <WrittenRouteView params={params} />;
}
