import type { Metadata } from "next";
import {
  type WrittenAddress,
  WrittenRouteView,
  writtenRouteMetadata,
} from "../../../../../../written/written-route.tsx";

export const revalidate = 300;
export const generateStaticParams = () => [];

export function generateMetadata({ params }: WrittenAddress): Promise<Metadata> {
  return writtenRouteMetadata({ params });
}

export default function Written({ params }: WrittenAddress) {
  return <WrittenRouteView params={params} />;
}
